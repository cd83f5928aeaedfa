"""Every feature of `appearance lsp` by pytest-lsp, whose client holds answers to the types of LSP 3.17.

The command is in $APPEARANCE.
"""

import os

import pytest
import pytest_lsp
from lsprotocol import types as t
from pytest_lsp import ClientServerConfig, LanguageClient

THEME = """\
palette:
  paper: "#F7F7F9"
  ink: "#1C1C1E"
  unused: "#123456"
  link: { light: "#0A5FD9", dark: "#7AB8FF" }
appearances:
  light:
    interfaceStyle: light
    statusBarStyle: lightContent
    navigationBar:
      backgroundColor: "{paper}"
      tintColor: "{link}"
      titleColor: "#1C1C1E"
"""
HEIR = 'extends: Brand.theme.yaml\nroles: { page: "{paper}" }\n'


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["APPEARANCE"], "lsp"])
)
async def client(lsp_client: LanguageClient, tmp_path):
    (tmp_path / "Brand.theme.yaml").write_text(THEME)
    (tmp_path / "Heir.theme.yaml").write_text(HEIR)
    (tmp_path / "appearance.yaml").write_text("deploymentTarget: 15.0\n")
    lsp_client.folder = tmp_path
    await lsp_client.initialize_session(
        t.InitializeParams(
            capabilities=t.ClientCapabilities(),
            root_uri=tmp_path.as_uri(),
        )
    )
    yield
    await lsp_client.shutdown_session()


def opened(client, name="Brand.theme.yaml", text=THEME, version=1):
    uri = (client.folder / name).as_uri()
    client.text_document_did_open(
        t.DidOpenTextDocumentParams(
            text_document=t.TextDocumentItem(
                uri=uri, language_id="yaml", version=version, text=text
            )
        )
    )
    return t.TextDocumentIdentifier(uri=uri)


def at(line, character):
    return t.Position(line=line, character=character)


def span(line, start, end):
    return t.Range(start=at(line, start), end=at(line, end))


async def findings(client, document):
    while document.uri not in client.diagnostics:
        await client.wait_for_notification("textDocument/publishDiagnostics")
    return client.diagnostics[document.uri]


@pytest.mark.asyncio
async def test_findings_are_pushed(client):
    document = opened(client)
    found = await findings(client, document)
    assert {one.code for one in found} == {"status-bar-contrast", "unused-palette-color"}
    assert any(t.DiagnosticTag.Unnecessary in (one.tags or []) for one in found)


@pytest.mark.asyncio
async def test_findings_are_pulled(client):
    document = opened(client)
    report = await client.text_document_diagnostic_async(
        t.DocumentDiagnosticParams(text_document=document)
    )
    assert len(report.items) == 3


@pytest.mark.asyncio
async def test_an_edit_counts_and_a_closed_document_is_on_the_disk_again(client):
    document = opened(client)
    await findings(client, document)
    client.diagnostics.clear()
    client.text_document_did_change(
        t.DidChangeTextDocumentParams(
            text_document=t.VersionedTextDocumentIdentifier(uri=document.uri, version=2),
            content_changes=[
                t.TextDocumentContentChangePartial(range=span(8, 20, 32), text="auto")
            ],
        )
    )
    found = await findings(client, document)
    assert {one.code for one in found} == {"unused-palette-color"}
    client.diagnostics.clear()
    client.text_document_did_close(t.DidCloseTextDocumentParams(text_document=document))
    assert not await findings(client, document)


@pytest.mark.asyncio
async def test_a_hover_is_markdown_with_a_range(client):
    document = opened(client)
    hover = await client.text_document_hover_async(
        t.HoverParams(text_document=document, position=at(11, 20))
    )
    assert hover.contents.kind == t.MarkupKind.Markdown
    assert "| darkHighContrast |" in hover.contents.value
    assert hover.range == span(11, 18, 24)


@pytest.mark.asyncio
async def test_completion_offers_keys_and_names(client):
    document = opened(client)
    keys = await client.text_document_completion_async(
        t.CompletionParams(text_document=document, position=at(13, 0))
    )
    assert "roles" in [item.label for item in keys.items]
    names = await client.text_document_completion_async(
        t.CompletionParams(text_document=document, position=at(11, 20))
    )
    assert {"ink", "paper"} <= {item.label for item in names.items}


@pytest.mark.asyncio
async def test_names_lead_to_their_places(client):
    document = opened(client)
    place = {"text_document": document, "position": at(10, 26)}
    definition = await client.text_document_definition_async(t.DefinitionParams(**place))
    assert [one.range for one in definition] == [span(1, 2, 7)]
    references = await client.text_document_references_async(
        t.ReferenceParams(**place, context=t.ReferenceContext(include_declaration=True))
    )
    assert {one.uri.rsplit("/", 1)[1] for one in references} == {
        "Brand.theme.yaml", "Heir.theme.yaml"}
    marks = await client.text_document_document_highlight_async(
        t.DocumentHighlightParams(**place))
    assert len(marks) == 2


@pytest.mark.asyncio
async def test_a_new_name_is_written_everywhere_or_refused(client):
    document = opened(client)
    place = {"text_document": document, "position": at(10, 26)}
    prepared = await client.text_document_prepare_rename_async(t.PrepareRenameParams(**place))
    assert prepared.placeholder == "paper"
    edit = await client.text_document_rename_async(t.RenameParams(**place, new_name="page"))
    assert len(edit.changes) == 2
    with pytest.raises(Exception, match="already exists"):
        await client.text_document_rename_async(t.RenameParams(**place, new_name="ink"))


@pytest.mark.asyncio
async def test_actions_repair_and_rewrite(client):
    document = opened(client)
    await findings(client, document)
    async def actions(line, *kinds):
        return await client.text_document_code_action_async(
            t.CodeActionParams(
                text_document=document, range=span(line, 22, 22),
                context=t.CodeActionContext(diagnostics=[], only=list(kinds) or None)))
    fixes = await actions(8, t.CodeActionKind.QuickFix)
    assert fixes[0].is_preferred and fixes[0].diagnostics[0].code == "status-bar-contrast"
    rewrites = await actions(12)
    assert {"refactor.extract", "refactor.rewrite"} <= {one.kind for one in rewrites}
    everything = await actions(0, t.CodeActionKind.SourceFixAll)
    assert [one.kind for one in everything] == [t.CodeActionKind.SourceFixAll]


@pytest.mark.asyncio
async def test_colors_are_shown_and_written(client):
    document = opened(client)
    colors = await client.text_document_document_color_async(
        t.DocumentColorParams(text_document=document))
    assert len(colors) == 8
    shown = await client.text_document_color_presentation_async(
        t.ColorPresentationParams(
            text_document=document, color=t.Color(red=1.0, green=0.0, blue=0.0, alpha=1.0),
            range=colors[0].range))
    assert shown[0].label == "#FF0000"


@pytest.mark.asyncio
async def test_hints_symbols_folds_selections_and_links(client):
    document = opened(client)
    hints = await client.text_document_inlay_hint_async(
        t.InlayHintParams(text_document=document, range=t.Range(start=at(0, 0), end=at(13, 0))))
    assert any("✓" in one.label for one in hints)
    symbols = await client.text_document_document_symbol_async(
        t.DocumentSymbolParams(text_document=document))
    assert [one.name for one in symbols] == ["palette", "appearances"]
    found = await client.workspace_symbol_async(t.WorkspaceSymbolParams(query="page"))
    assert [one.name for one in found] == ["page"]
    folds = await client.text_document_folding_range_async(
        t.FoldingRangeParams(text_document=document))
    assert (0, 4) in [(one.start_line, one.end_line) for one in folds]
    selections = await client.text_document_selection_range_async(
        t.SelectionRangeParams(text_document=document, positions=[at(11, 20)]))
    assert selections[0].parent is not None
    heir = opened(client, "Heir.theme.yaml", HEIR)
    links = await client.text_document_document_link_async(
        t.DocumentLinkParams(text_document=heir))
    assert links[0].target == document.uri


@pytest.mark.asyncio
async def test_a_configuration_is_checked_and_completed(client):
    document = opened(client, "appearance.yaml", "lint: { tint-contrst: off }\n")
    found = await findings(client, document)
    assert [one.code for one in found] == ["unknown-rule"]
    keys = await client.text_document_completion_async(
        t.CompletionParams(text_document=document, position=at(1, 0)))
    assert "deploymentTarget" in [item.label for item in keys.items]
