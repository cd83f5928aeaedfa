import ColorScience
import OutputText
import ThemeModel

/// The style sheet of a page but for its colors.
enum PageStyle {
  /// The rules that every page has.
  static let rules = page + drawings + filters

  private static let page = """
    :root{color-scheme:light dark;--bg:#f4f4f7;--fg:#1b1b1f;--mut:#55555e;--card:#fff;--line:#d4d4dc;\
    --link:#0b57d0;--bad:#b3261e;--bad-bg:#fcebea;--warn:#7a4d00;--warn-bg:#fdf1dc;--good:#1b6b2f;\
    --good-bg:#e6f4e9;--note:#0b57d0;--sans:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,\
    "Helvetica Neue",Arial,sans-serif}
    @media(prefers-color-scheme:dark){:root{--bg:#131316;--fg:#ececf1;--mut:#a9a9b4;--card:#1d1d22;\
    --line:#3a3a43;--link:#8ab4f8;--bad:#ff9d94;--bad-bg:#3b1a18;--warn:#f5c26b;--warn-bg:#33270f;\
    --good:#86d69a;--good-bg:#14301c;--note:#8ab4f8}}
    *{box-sizing:border-box}
    html{scroll-padding-top:8rem}
    body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.5 var(--sans)}
    a{color:var(--link)}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px}
    .skip{position:absolute;left:-99rem}
    .skip:focus{left:1rem;top:1rem;z-index:9;background:var(--card);padding:.5rem 1rem}
    header,main,footer{max-width:130rem;margin:0 auto;padding:1rem clamp(1rem,3vw,3rem)}
    h1{font-size:1.8rem;line-height:1.2;margin:.5rem 0}
    h2{font-size:1.5rem;margin:1rem 0 .5rem}
    main{padding-top:0}
    h3{font-size:1.2rem;margin:0;display:inline}
    h4{font-size:1rem;margin:1.2rem 0 .4rem}
    h5{font-size:.95rem;margin:0 0 .3rem;overflow-wrap:anywhere}
    p{margin:.3rem 0;max-width:70rem;white-space:pre-line;overflow-wrap:anywhere}
    code{font:.85em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
    small{color:var(--mut);font-size:.8rem}
    .at,.fa span{color:var(--mut);font-size:.85rem;overflow-wrap:anywhere}
    .fa>*{margin-right:.8rem}
    .no{color:var(--mut)}
    .sum{display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;list-style:none;margin:.5rem 0;padding:0}
    form{position:sticky;top:0;z-index:5;background:var(--bg);border-bottom:1px solid var(--line);\
    display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;\
    padding:.6rem max(clamp(1rem,3vw,3rem),(100vw - 130rem)/2 + 3rem)}
    form label{display:flex;gap:.4rem;align-items:center;font-size:.9rem}
    input,select{font:inherit;font-size:.9rem;color:inherit;background:var(--card);\
    border:1px solid var(--mut);border-radius:.4rem;padding:.3rem .5rem;min-height:2rem}
    input[type=checkbox]{min-height:0;width:1.2rem;height:1.2rem}
    input[type=search]{width:14rem;max-width:60vw}
    output{font-size:.9rem;color:var(--mut)}
    .ap,.sec{background:var(--card);border:1px solid var(--line);border-radius:1rem;\
    padding:1.2rem;margin:1rem 0}
    .ap{content-visibility:auto;contain-intrinsic-size:auto 60rem}
    .ap:target{outline:3px solid var(--link)}
    .sec>summary{cursor:pointer}
    .sc{overflow-x:auto;margin:.6rem 0}
    table{border-collapse:collapse;font-size:.9rem}
    caption{text-align:left;color:var(--mut);padding:.2rem .6rem}
    th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid var(--line);\
    font-weight:400}
    thead th{color:var(--mut);font-size:.8rem;vertical-align:bottom;max-width:9rem}
    tbody th,td small,td .c{white-space:nowrap}
    td>small{display:block}
    td.unknown small,td.fail small{white-space:normal}
    td b{white-space:nowrap}
    td.pass b{color:var(--good)}
    td.fail{background:var(--bad-bg);color:var(--bad)}
    td.depends{background:var(--warn-bg);color:var(--warn)}
    td.waived{color:var(--mut)}
    .why td{padding-top:0}
    .fi{border-left:4px solid var(--note);padding:.3rem .8rem;margin:.3rem 0;overflow-wrap:anywhere}
    .fi.error{border-color:var(--bad)}.fi.error>b{color:var(--bad)}
    .fi.warning{border-color:var(--warn)}.fi.warning>b{color:var(--warn)}
    .pal{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:1rem;\
    margin:.5rem 0}
    .sw{border:1px solid var(--line);border-radius:.6rem;padding:.7rem}
    .va{display:flex;flex-wrap:wrap;gap:.2rem .8rem}
    .c{display:inline-flex;gap:.35rem;align-items:center;font-size:.85rem}
    .c i{display:inline-block;width:1.6rem;height:1.6rem;border-radius:.4rem;\
    box-shadow:inset 0 0 0 1px rgba(128,128,128,.6)}
    .mx td{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
    .any .sc{max-height:26rem;overflow-y:auto}
    .mx thead th{max-width:7rem;overflow-wrap:anywhere}
    .m0{background:var(--bad-bg);color:var(--bad)}
    .m1{background:var(--warn-bg);color:var(--warn)}
    .m2{background:var(--good-bg);color:var(--good)}
    .m3{color:var(--good);font-weight:600}
    .k{display:inline-block;border-radius:.3rem;padding:.25rem}
    .s{display:inline-block;border-radius:.3rem;padding:0 .4rem;margin-right:.3rem;\
    font-weight:600;box-shadow:0 0 0 1px rgba(128,128,128,.5)}
    .k .s{margin:0}.k+.k{margin-left:.2rem}.k:has(+b){margin-right:.4rem}
    svg.def{position:absolute;width:0;height:0}

    """

  private static let drawings = """
    .pts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(40rem,100%),1fr));gap:0 2rem}
    .pt{min-width:0}
    .dr{display:flex;flex-wrap:wrap;gap:1.2rem;margin:1rem 0}
    figure{margin:0;width:320px;max-width:100%}
    figcaption{font-size:.8rem;color:var(--mut);margin-bottom:.3rem}
    .co{width:480px}
    .dev{position:relative;border-radius:1.4rem;overflow:hidden;font:17px/22px var(--sans);\
    box-shadow:0 0 0 1px var(--line),0 6px 18px rgba(0,0,0,.12)}
    .nb,.tl,.tb{position:relative}
    .g{position:relative;min-height:44px;display:flow-root}
    .li{position:absolute;left:0;right:0;height:1px;z-index:1;bottom:0}
    .tl .li,.tb .li{bottom:auto;top:0}
    .sb{height:44px;padding:12px 22px 0 28px;display:flex;gap:5px;align-items:center;font-size:16px;\
    position:relative}
    .gl .sb{height:54px;padding-top:14px}
    .co .sb{height:24px;padding-top:2px;font-size:13px}
    .sb b{font-weight:600;margin-right:auto}
    .sig,.bat{display:inline-block;height:11px}
    .sig{width:17px;background:linear-gradient(90deg,currentColor 3px,transparent 3px 4.6px,\
    currentColor 4.6px 7.6px,transparent 7.6px 9.2px,currentColor 9.2px 12.2px,transparent 12.2px \
    13.8px,currentColor 13.8px);clip-path:polygon(0 65%,22% 55%,48% 36%,75% 18%,100% 0,100% 100%,\
    0 100%)}
    .bat{width:24px;border:1.5px solid currentColor;border-radius:3.5px;padding:1.5px;\
    background:currentColor content-box}
    .row{height:44px;display:grid;grid-template-columns:1fr auto 1fr;align-items:center;\
    gap:8px;padding:0 16px}
    .co .nb .row,.co .tl .row{height:32px;font-size:15px}
    .rt{justify-self:end;display:flex;gap:14px}
    .dev i{font-style:normal}
    .row i,.lg i{position:relative;white-space:nowrap}
    .tt{text-align:center;display:grid;line-height:20px}
    .ti,.dn,.pf{font-weight:600}
    .pr{height:30px;padding:6px 16px 0;font-size:13px;line-height:18px;text-align:center;\
    white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    .su{font-size:12px;line-height:15px}
    .bk{padding-left:18px;justify-self:start}
    .bk:before{content:"";position:absolute;left:2px;top:5px;width:10px;height:10px;\
    border:solid currentColor;border-width:0 0 2.5px 2.5px;transform:rotate(45deg)}
    .lg{height:52px;padding:2px 16px 8px;font-size:34px;line-height:41px;font-weight:700;\
    display:grid}
    .lg .su{font-weight:400}
    .sr{display:flex;align-items:center;gap:10px;height:52px;padding:0 16px 10px}
    .sf{flex:1;display:flex;align-items:center;height:36px;border-radius:10px;padding:0 8px}
    .sf .ic svg{width:17px;height:17px;margin-right:6px}
    .st,.ca{position:relative;white-space:nowrap}
    .sg{display:grid;grid-template-columns:repeat(3,1fr);height:32px;margin:0 16px 10px;padding:2px;\
    border-radius:9px;font:500 13px/28px var(--sans);text-align:center}
    .on{border-radius:7px;box-shadow:0 2px 6px rgba(0,0,0,.14)}
    .gl .sg,.gl .on{border-radius:16px}
    .cu{width:2px;height:20px;margin-left:1px}
    .ct{height:92px;position:relative}
    .ct:before{content:"";position:absolute;inset:16px 16px 12px;opacity:.16;\
    background:repeating-linear-gradient(currentColor 0 8px,transparent 8px 20px)}
    .tl .row{display:flex;justify-content:space-between}
    .ic,.tab{position:relative}
    .ic svg{display:block;width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:1.8;\
    stroke-linejoin:round;stroke-linecap:round}
    .tb .row{height:49px;grid-template-columns:repeat(3,1fr);justify-items:center;padding:0}
    .tab{display:grid;justify-items:center;gap:1px}
    .tab.in{padding:1px 18px;border-radius:10px}
    .la{font-size:10px;line-height:12px;font-weight:500}
    .co .tb .g{min-height:32px}
    .co .tb .row{height:32px}
    .co .tab{grid-auto-flow:column;align-items:center;gap:6px}
    .co .tab svg{width:20px;height:20px}
    .co .la{font-size:13px;line-height:18px}
    .bd{position:absolute;left:60%;top:-4px;min-width:18px;height:18px;border-radius:9px;\
    font:400 13px/18px var(--sans);text-align:center;padding:0 5px}
    .co .tb .bd{left:10px;top:-5px;min-width:14px;height:14px;font-size:10px;line-height:14px;\
    padding:0 4px}
    .un{background:repeating-linear-gradient(45deg,rgba(128,128,128,.18) 0 6px,transparent 6px 12px)}
    .gl .un{background:linear-gradient(rgba(128,128,128,.16),rgba(128,128,128,.06))}
    .gl .bk,.gl .bt,.gl .dn,.gl .pf,.gl .tl .ic{padding:7px 12px;border-radius:22px}
    .gl .bk,.gl .nb:not(.ba) :is(.bt,.dn),.gl .tl:not(.ba) :is(.bt,.dn,.ic){\
    background:rgba(140,140,150,.18);box-shadow:inset 0 1px 1px rgba(255,255,255,.35),\
    0 1px 4px rgba(0,0,0,.12)}
    .gl .bk{padding-left:28px}.gl .bk:before{left:14px;top:12px}
    .gl .rt{gap:6px}
    .bh{display:grid}
    .bh .bd{left:auto;right:-4px;top:-5px}
    .gl .sf{height:40px;border-radius:20px;padding:0 14px}
    .gl .tl .row{padding:0 10px;gap:4px}
    .gl .tl .bt,.gl .tl .dn,.gl .tl .pf,.gl .tl .ic{padding:7px 9px}
    .gl .tb .g{padding:4px 21px 10px}
    .gl .tb .row{height:58px;border-radius:30px;background:rgba(140,140,150,.18);\
    box-shadow:inset 0 1px 1px rgba(255,255,255,.35),0 2px 10px rgba(0,0,0,.15)}
    .gl .tab{padding:6px 16px;border-radius:24px}
    .gl.co .tb .row{height:44px;border-radius:22px}
    .gl.co .tab{padding:8px 16px}
    .gl.co .tb .bd{left:26px;top:2px}
    .gl .tab:first-child{background:rgba(140,140,150,.22)}
    .v{position:absolute;left:50%;top:100%;transform:translate(-50%,-20%);z-index:3;\
    font:600 10px/14px var(--sans);border-radius:7px;padding:0 5px;background:#5a5a64;color:#fff;\
    white-space:nowrap;box-shadow:0 0 0 1px #fff}
    .v.fail{background:#b3261e}.v.depends{background:#7a4d00}
    .sb .v{left:28px;top:34px;transform:none}
    .bd+.v{left:calc(60% + 20px);top:-2px;transform:none}
    .bh .bd+.v{left:auto;right:16px;top:-4px}
    .sf .v{transform:translate(-50%,-10%)}
    .la .v{left:calc(100% + 3px);top:50%;transform:translate(0,-50%)}

    """

  private static let filters: String = {
    var text = ""
    for variant in Variant.allCases {
      text +=
        "[data-variant=\(variant.name)] [data-v]:not([data-v~=\(variant.name)]){display:none}\n"
    }
    for kind in BarKind.allCases {
      text +=
        "[data-only=\(kind.name)] .ap:not([data-bars~=\(kind.name)]),"
        + "[data-only=\(kind.name)] tr[data-bar]:not([data-bar=\(kind.name)]){display:none}\n"
    }
    for sight in Sight.all {
      text +=
        "[data-sight=\(sight.id)] :is(.dev,.s,.k,.c i){filter:url(#:\(sight.id))}\n"
    }
    return text + """
      [data-bad-only] .ap:not([data-bad]),[data-bad-only] tr:is([data-r=pass],[data-r=unknown]){\
      display:none}
      [hidden]{display:none}
      @media(max-width:40rem){form{position:static}html{scroll-padding-top:1rem}.ap,.sec{padding:.8rem;\
      border-radius:.6rem}.dr{gap:.8rem}}
      @media print{form,.skip{display:none}.ap{content-visibility:visible;break-inside:avoid-page}\
      *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}

      """
  }()
}
