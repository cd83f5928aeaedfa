import Testing

@Test func dumpMore() throws {
  let yaml = [
    "a: {link.dark} / 60%\n", "a: {b.c}\n", "a: { b.c }\nd: {e: }\n",
    "c: { light: #fff, dark: #000 }\nd: 1\n",
    "c: {\n  light: #fff,\n  dark: #000\n}\n", "c: [#fff]\n",
    "c: { light: contrast-color({ink}), dark: \"#000\" }\n",
    "c: { light: \"#fff\" dark: \"#000\" }\n", "c: { light: 1\n", "c: [1, 2\nd: 3\n", "a: `x`\n",
    "a: %x\n", "a: *\n", "a: & b\n",
    "a: 'it''s\n", "a: 'x' y\n", "a: \"x\" # c\n", "a: \"\\q\"\n", "a: \"\\x4\"\n",
    "a: \"\\uD800\"\n", "a: \"\\U00110000\"\n", "a: |#fff\n",
    "a: | text\n", "a: |0\n  x\n", "a: - b\n", "a: ? b\n", "a: ]\n", "a: }\n", "a: ,\n",
    "a:\n   b: 1\n  c: 2\n", "a: b\n  c: d\n", "a:\n  - b\n  c: d\n",
    "a:\n- b\nc\n", "a: 1\n- b\n", "a:\n  b: 1\n - c\n", "foo\n", "foo\nbar: 1\n", "{a: 1} x\n",
    "a: 1\n...\nb: 2\n", "---\n", "--- !!map\na: 1\n", "&x\na: *x\n",
    "a: &x [1, 2]\nb: [*x, *x]\n", "a: &x\n  # c\n  b: 1\nc: *x\n", "a: !t &x b\n", "a: &x !t b\n",
    "a: !<tag:x> b\n", "a: !h!b c\n", "%FOO bar\n---\na: 1\n", "%YAML 1.1\n%YAML 1.1\n---\na: 1\n",
    "%YAML 1.2\n---\na: 1\n",
    "<<: 3\na: 1\n",
    "b: &b {x: 1, y: 2}\nd: &d {x: 3, z: 4}\nc: {<<: [*b, *d], y: 5}\ne: {\"<<\": 1}\n",
    "c: {<<: [*b, 3]}\n", "a: [b: c, d]\n", "a: {b, c}\n", "? a\n: b\n", "*a : b\n",
    "x: &x k\n*x : b\n", "a: 1\n\tb: 2\n", "a: \t1\n",
    "a: b   # c\nd: >\n  x\n\n# e\nf: g   \n", "a: x\n  y  \n\nb: 1\n", "a: {b: c, b: d}\na: 1\n",
    "a: #fff and more\n", "- #fff\n", "a: #fff\n  b: 1\n", "a: rgb(1, 2, 3): x\n",
    "key: val'ue\n'k: v\n", "a: {x: 1}}\n", "\"a\n", "a: http://x: y\n", "a:b\n", "a:b\nc: d\n",
    "é: {b\n", "a: [1, 2]: 3\n", "a: { url: a:b:c, d: ::e }\n", "a: {b:\"c\"}\n", "a\u{FEFF}: 1\n",
    "a: {rgb(1, 2, 3)}\n", "a: \"x\n---\nb: 2\n", "a: \"b\": c\n", "  a: 1\nb: 2\n", "a: !\n",
    "!x\n", "a: @{b}: c # d\n",
  ]
  for text in yaml { show(text, "t.yaml") }
  print("=== JSON")
  for text in [
    "{\"a\": 1,}", "{\"a\": [1, 2, ], }", "// c\n{\"a\": /* x */ 1}", "{'a': 1}", "{a: 1}",
    "{\"a\": 'x'}", "{\"a\": NaN}", "{\"a\": 017}", "{\"a\": +1}", "{\"a\": .5}", "{\"a\": 1.}",
    "{\"a\": 1e}", "{\"a\": -}", "{\"a\": 0x10}", "{\"a\": \"b\tc\"}", "{\"a\": \"b\nc\"}",
    "{\"a\": \"b", "{\"a\": 1} x", "{\"a\" 1}", "{\"a\":}", "{\"a\": 1", "{\"a\": [1}",
    "{\"a\": 1 \"b\": 2}", "{\"a\": \"\\ud83d\\ude00\\u00e9\"}", "{\"a\": \"\\ud83d\"}",
    "{\"a\": \"\\ude00\"}", "{\"a\": \"\\q\"}", "{\"a\": \"\\u12\"}", "{\"a\": True}",
    "{\"a\": None}", "{\"a\": #fff}", "[1]", "3", "", "  ", "{,}", "{\"a\":,}", "{\"a\": 1,, }",
    "{\"a\": undefined}", "{\"a\": é}", "{\"a\": /x/}", "/* x", "{\"a\": \u{FEFF}1}",
    "\u{FEFF}{\"a\": 1}", "{\"a\":1}}", "{\"a\"", "{\"", "{", "{\"a\": \"\\", "{\"a\": (1)}", "{]}",
    "{\"a\": -01, \"a\": 1}", "{\"a\":1;}", "{\"a\":tru}", "{\"a\":\"\u{1}\"}", "{\"a\":\u{c}1}",
  ] { show(text, "t.json") }
}

func show(_ text: String, _ path: String) {
  let reading = Reading(text, path: path)
  print("##", text.debugDescription)
  print("    tree:", (reading.tree ?? "nil").debugDescription, reading.sources)
  for f in reading.findings { print("    ", f.prefix(300)) }
  for f in reading.notes { print("     note", f) }
  if reading.fixed != text { print("     fixed", reading.fixed.debugDescription) }
}
