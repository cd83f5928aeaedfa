-- An editing session in neovim without a screen: findings, a quick fix, completion, a hover, a new name
-- in two files. Run by `run`; the command is in $APPEARANCE, the folder to work in is the current one.

local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function expect(condition, message)
  if not condition then error(message, 0) end
end

local function write(name, text)
  local file = assert(io.open(name, "w"))
  file:write(text)
  file:close()
end

local function session()
  write("base.theme.yaml", [[
palette:
  paper: "#F7F7F9"
  ink: "#1C1C1E"
  link: { light: "#0A5FD9", dark: "#7AB8FF" }
]])
  write("Brand.theme.yaml", [[
extends: base.theme.yaml
appearances:
  light:
    interfaceStyle: light
    statusBarStyle: lightContent
    navigationBar:
      backgroundColor: "{paper}"
      tintColor: "{link}"
]])

  local client = vim.lsp.start_client({
      name = "appearance",
      cmd = { os.getenv("APPEARANCE"), "lsp" },
      root_dir = vim.fn.getcwd(),
    })
  expect(client, "the server does not start")

  local function edit(name)
    vim.cmd("edit " .. name)
    vim.lsp.buf_attach_client(0, client)
    return vim.api.nvim_get_current_buf()
  end

  local function ready()
    return vim.lsp.get_client_by_id(client).initialized
  end

  local function request(buffer, method, params)
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 10000)
    local answer = answers and answers[client]
    expect(answer and not answer.error, method .. ": " .. vim.inspect(answer))
    return answer.result
  end

  local function findings(buffer)
    return vim.tbl_map(function(found) return found.code or found.user_data.lsp.code end,
      vim.diagnostic.get(buffer))
  end

  local function has(buffer, code)
    return vim.tbl_contains(findings(buffer), code)
  end

  local brand = edit("Brand.theme.yaml")
  expect(vim.wait(10000, ready), "no answer to 'initialize'")

  -- Findings appear.
  expect(
    vim.wait(10000, function() return has(brand, "status-bar-contrast") end),
    "no finding about the status bar: " .. vim.inspect(findings(brand)))

  -- A quick fix repairs.
  vim.api.nvim_win_set_cursor(0, { 5, 22 })
  local params = vim.lsp.util.make_range_params()
  params.context = { diagnostics = {}, only = { "quickfix" } }
  local fixed = false
  for _, action in ipairs(request(brand, "textDocument/codeAction", params)) do
    if action.isPreferred and not fixed then
      vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
      fixed = true
    end
  end
  expect(fixed, "no quick fix")
  expect(
    vim.wait(10000, function() return not has(brand, "status-bar-contrast") end),
    "the finding stays after its quick fix")

  -- Completion offers a name of the palette.
  vim.api.nvim_buf_set_lines(brand, -1, -1, false, { "      titleColor: \"{" })
  vim.api.nvim_win_set_cursor(0, { 9, 20 })
  params = vim.lsp.util.make_position_params()
  params.position.character = 20
  local items = request(brand, "textDocument/completion", params).items
  local ink
  for _, item in ipairs(items) do
    if item.label == "ink" then ink = item end
  end
  expect(ink, "completion does not offer 'ink'")
  vim.lsp.util.apply_text_edits({ ink.textEdit }, brand, "utf-16")
  local line = vim.api.nvim_buf_get_lines(brand, 8, 9, false)[1]
  expect(line == "      titleColor: \"{ink}", "completion writes " .. line)
  vim.api.nvim_buf_set_lines(brand, 8, 9, false, { line .. "\"" })

  -- A hover tells four variants.
  vim.api.nvim_win_set_cursor(0, { 8, 20 })
  local hover = request(brand, "textDocument/hover", vim.lsp.util.make_position_params())
  for _, variant in ipairs({ "light", "dark", "lightHighContrast", "darkHighContrast" }) do
    expect(
      hover.contents.value:find("| " .. variant .. " |", 1, true), "the hover lacks " .. variant)
  end

  -- A new name is written in two files.
  local base = edit("base.theme.yaml")
  vim.api.nvim_set_current_buf(brand)
  vim.api.nvim_win_set_cursor(0, { 7, 26 })
  params = vim.lsp.util.make_position_params()
  params.newName = "page"
  vim.lsp.util.apply_workspace_edit(request(brand, "textDocument/rename", params), "utf-16")
  local function text(buffer)
    return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
  end
  expect(text(base):find("\n  page: ", 1, true), "the parent keeps the old name")
  expect(text(brand):find("\"{page}\"", 1, true), "the heir keeps the old name")
  vim.wait(500)
  expect(not has(brand, "undefined-reference"), "the new name leads nowhere")

  -- The README's theme is written from an empty file by completion alone, but for names and literals.
  vim.fn.mkdir("tokens")
  write("tokens/brand.json", [[
{ "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
  "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } } }
]])
  local story = edit("Story.theme.yaml")
  local function cursor()
    local lines = vim.api.nvim_buf_get_lines(story, 0, -1, false)
    vim.api.nvim_win_set_cursor(0, { #lines, #lines[#lines] })
    return { line = #lines - 1, character = #lines[#lines] }
  end
  local function type(typed)
    local place = cursor()
    vim.api.nvim_buf_set_text(story, place.line, place.character, place.line, place.character,
      vim.split(typed, "\n"))
  end
  local function take(label, detail)
    local answer = request(story, "textDocument/completion",
      { textDocument = vim.lsp.util.make_text_document_params(story), position = cursor() })
    for _, item in ipairs(answer.items) do
      if item.label == label then
        expect(not detail or item.detail:find(detail, 1, true),
          "'" .. label .. "' is offered with " .. vim.inspect(item.detail))
        vim.lsp.util.apply_text_edits({ item.textEdit }, story, "utf-16")
        return
      end
    end
    error("completion does not offer '" .. label .. "' after\n" .. text(story), 0)
  end
  local function write_bar(name, background, title)
    type("\n    ")
    take(name)
    type("{ ")
    take("backgroundColor")
    take("{" .. background .. "}")
    type(", ")
    take("tintColor")
    take("{link}", "✓")
    if title then
      type(", ")
      take("titleColor")
      take("{" .. title .. "}", "✓")
    end
    type(" }")
  end
  take("tokens")
  take("tokens/")
  take("tokens/brand.json")
  type("\n")
  take("palette")
  type("\n  link: { ")
  take("light")
  type("\"#0A5FD9\", ")
  take("dark")
  type("\"#7AB8FF\" }\n")
  take("appearances")
  for _, look in ipairs({ { "light", "Default screens.", "paper", "ink" },
                          { "dark", "Screens at night.", "ink", "paper" } }) do
    type("\n  " .. look[1] .. ":\n    ")
    take("description")
    type(look[2] .. "\n    ")
    take("interfaceStyle")
    take(look[1])
    type("\n    ")
    take("statusBarStyle")
    take("lightContent")
    write_bar("navigationBar", look[3], look[4])
    write_bar("toolbar", look[3])
  end
  type("\n")
  take("dynamic")
  type("\n  system: { ")
  take("light")
  take("light")
  type(", ")
  take("dark")
  take("dark")
  type(" }\n")
  expect(
    vim.wait(10000, function() return has(story, "status-bar-contrast") end),
    "no finding about the status bar in\n" .. text(story))
  expect(#findings(story) == 1, "more than one finding: " .. vim.inspect(findings(story)))
  for number, line in ipairs(vim.api.nvim_buf_get_lines(story, 0, -1, false)) do
    if line:find("lightContent", 1, true) then
      vim.api.nvim_win_set_cursor(0, { number, #line - 2 })
      break
    end
  end
  params = vim.lsp.util.make_range_params()
  params.context = { diagnostics = {}, only = { "quickfix" } }
  local action = request(story, "textDocument/codeAction", params)[1]
  vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
  expect(
    vim.wait(10000, function() return #findings(story) == 0 end),
    "findings are left: " .. vim.inspect(findings(story)))
  local readme = assert(io.open(os.getenv("README"))):read("*a")
  local shown = readme:match("```yaml\n(tokens:.-)```")
  expect(shown, "the README shows no theme over tokens")
  local function plain(written) return (written:gsub(" +#[^\n\"]*\n", "\n"):gsub(" +\n", "\n")) end
  expect(plain(text(story)) == plain(shown),
    "this is not the README's theme:\n" .. text(story) .. "\nbut\n" .. plain(shown))

  vim.lsp.stop_client(client)
end

local done, message = xpcall(session, debug.traceback)
if not done then fail(message) end
io.stdout:write("neovim: findings, quick fix, completion, hover and rename work, and the README's theme is written\n")
vim.cmd("qall!")
