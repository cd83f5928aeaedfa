// The module has nothing that is used here: what counts is that it can be imported.
