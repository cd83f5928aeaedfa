import ColorScience
import OutputText
import ThemeCompiler

/// The style sheet of a page but for its colors.
enum PageStyle {
  /// The rules that every page has.
  static let rules = page + drawings + filters

  private static let page = """
    :root{color-scheme:light dark;--bg:light-dark(#f4f4f7,#131316);--fg:light-dark(#1b1b1f,#ececf1);\
    --mut:light-dark(#55555e,#a9a9b4);--card:light-dark(#fff,#1d1d22);--line:light-dark(#d4d4dc,#3a3a43);\
    --link:light-dark(#0b57d0,#8ab4f8);--bad:light-dark(#b3261e,#ff9d94);--bad-bg:light-dark(#fcebea,#3b1a18);\
    --warn:light-dark(#7a4d00,#f5c26b);--warn-bg:light-dark(#fdf1dc,#33270f);\
    --good:light-dark(#1b6b2f,#86d69a);--good-bg:light-dark(#e6f4e9,#14301c);--note:var(--link);\
    --sans:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;\
    --z:.56;--zc:.5}
    [data-scheme=light]{color-scheme:light}
    [data-scheme=dark]{color-scheme:dark}
    *{box-sizing:border-box}
    html{scroll-padding-top:4.5rem}
    body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.5 var(--sans)}
    a{color:var(--link)}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px}
    .skip{position:absolute;left:-99rem}
    .skip:focus{left:1rem;top:1rem;z-index:9;background:var(--card);padding:.5rem 1rem}
    header,main,footer{max-width:150rem;margin:0 auto;padding:1rem clamp(1rem,3vw,3rem)}
    h1{font-size:1.8rem;line-height:1.2;margin:0 0 .3rem;overflow-wrap:anywhere}
    .ve{font-size:1.15rem;font-weight:600;margin:0}
    header{padding-bottom:.5rem}
    .lay{display:grid;grid-template-columns:minmax(0,1fr);max-width:150rem;margin:0 auto}
    .lay main{margin:0;min-width:0}
    .side{display:none}
    .side ul{list-style:none;margin:0;padding:0;font-size:.9rem}
    .side li{padding:.15rem 0;overflow-wrap:anywhere}
    .w{display:inline-block;width:1.2rem;color:var(--mut)}
    :is(.w,.ve).pass{color:var(--good)}:is(.w,.ve).fail{color:var(--bad)}
    :is(.w,.ve):is(.warning,.depends){color:var(--warn)}
    @media(min-width:1200px){.lay{grid-template-columns:13rem minmax(0,1fr)}\
    .side{display:block;position:sticky;top:3.4rem;max-height:calc(100vh - 3.4rem);overflow-y:auto;\
    align-self:start;padding:1rem 0 1rem clamp(1rem,3vw,3rem)}}
    .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));gap:1rem;\
    list-style:none;margin:.5rem 0;padding:0}
    .cards li{background:var(--card);border:1px solid var(--line);border-top:4px solid var(--warn);\
    border-radius:.8rem;padding:.8rem;overflow:hidden;container-type:inline-size;font-size:.92rem}
    .cards .fail{border-top-color:var(--bad)}
    .no1{font-size:1.3rem;color:var(--warn);white-space:nowrap}
    .fail .no1{color:var(--bad)}
    .both{display:grid;grid-template-columns:1fr 1fr;gap:1rem;padding:1rem clamp(1rem,3vw,3rem)}
    .both>div{min-width:0}
    .both[hidden]{display:none}
    .cp{font:inherit;color:inherit;background:none;border:1px solid var(--line);border-radius:.3rem;\
    padding:.1rem .25rem;min-height:1.5rem;cursor:pointer;max-width:100%;text-align:start}
    .cp:hover,.fx .cp{border-color:var(--mut)}
    .cp code{pointer-events:none}
    .toast{position:fixed;bottom:1rem;left:50%;transform:translate(-50%,0);z-index:9;background:var(--fg);\
    color:var(--bg);border-radius:.5rem;padding:.4rem .9rem;margin:0}
    .toast:empty{padding:0}
    h2{font-size:1.5rem;margin:1rem 0 .5rem}
    main{padding-top:0}
    h3{font-size:1.2rem;margin:0;display:inline}
    :is(h3,.side) a:not(:hover){text-decoration:none}h3 a{color:inherit}
    h4{font-size:1rem;margin:1.2rem 0 .4rem}
    p{margin:.3rem 0;max-width:70rem;white-space:pre-line;overflow-wrap:anywhere}
    code{font:.85em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
    small{color:var(--mut);font-size:.8rem}
    .fx{display:flex;gap:.4rem;align-items:center}.fx .cp{flex:none}
    .at,.fa span{color:var(--mut);font-size:.85rem;overflow-wrap:anywhere}
    td.at{min-width:11rem}
    .fa>*{margin-right:.8rem}
    .no{color:var(--mut)}
    .sum{display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;list-style:none;margin:.5rem 0;padding:0}
    form{position:sticky;top:0;z-index:5;background:var(--bg);border-bottom:1px solid var(--line);\
    display:flex;gap:.5rem 1rem;align-items:center;\
    padding:.5rem max(clamp(1rem,3vw,3rem),(100vw - 150rem)/2 + 3rem)}
    form label{display:flex;gap:.4rem;align-items:center;font-size:.9rem;white-space:nowrap}
    .fd,.fd input{flex:0 1 16rem;min-width:3rem}
    .mo{position:relative}
    .mo summary{cursor:pointer;font-size:.9rem;padding:.3rem 0;white-space:nowrap}
    .mo div{position:absolute;right:0;top:100%;width:max-content;max-width:calc(100vw - 2rem);display:grid;\
    gap:.6rem;background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.8rem;\
    box-shadow:0 6px 20px rgba(0,0,0,.2)}
    .mo label{justify-content:space-between}
    .mo select{min-width:0;max-width:14rem}
    input,select{font:inherit;font-size:.9rem;color:inherit;background:var(--card);\
    border:1px solid var(--mut);border-radius:.4rem;padding:.3rem .5rem;min-height:2rem}
    input[type=checkbox]{min-height:0;width:1.2rem;height:1.2rem}
    input[type=range]{padding:0;border:0;background:none;min-height:1.5rem;width:100%;min-width:0;flex-basis:100%;contain:inline-size}
    output{font-size:.9rem;color:var(--mut)}
    .ap,.sec{background:var(--card);border:1px solid var(--line);border-radius:1rem;\
    padding:1.2rem;margin:1rem 0}
    .ap{contain:layout paint style}
    .la{min-height:40rem}.ch>.la{content-visibility:auto;contain-intrinsic-size:auto 90rem}
    .ch{contain:layout style;content-visibility:auto;contain-intrinsic-size:auto 910rem}.ch>.ap{margin-bottom:0}
    @media(scripting:none){.la{min-height:0}.ch,.ch>.la{content-visibility:visible}}
    noscript{display:contents}
    .ap:target{outline:3px solid var(--link);outline-offset:-3px}
    .sec>summary{cursor:pointer}
    .sc{overflow-x:auto;margin:.6rem 0;container-type:inline-size}
    table{border-collapse:collapse;font-size:.9rem}
    caption{text-align:left;color:var(--mut);padding:.2rem .6rem}
    th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid var(--line);\
    font-weight:400}
    thead th{color:var(--mut);font-size:.8rem;vertical-align:bottom;max-width:9rem}
    thead th[data-v]{width:6.8rem;min-width:6.4rem}
    tbody th,td small,td .c{white-space:nowrap}
    td>small{display:block}
    td b{white-space:nowrap}
    td.pass b{color:var(--good)}
    td.fail{background:var(--bad-bg);color:var(--bad)}
    td:is(.warning,.depends){background:var(--warn-bg);color:var(--warn)}
    td.waived{color:var(--mut)}tr[data-p] th{color:var(--mut);font-size:.8rem}
    td[colspan]:where(:not(:has(small),.why *)){text-align:center}
    .why td{padding-top:0}
    .fi{border-left:4px solid var(--note);padding:.3rem .8rem;margin:.3rem 0;overflow-wrap:anywhere}
    .fi summary{cursor:pointer;font-size:.85rem;color:var(--mut)}
    .fi.error{border-color:var(--bad)}.fi.error>b{color:var(--bad)}
    .fi.warning{border-color:var(--warn)}.fi.warning>b{color:var(--warn)}
    .pal{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));gap:1rem;\
    margin:.5rem 0}
    .sw{border:1px solid var(--line);border-radius:.6rem;padding:.7rem;overflow-wrap:anywhere}
    .va{display:flex;flex-wrap:wrap;gap:.2rem .8rem}
    .c{display:inline-flex;gap:.35rem;align-items:center;font-size:.85rem}.c code{overflow-wrap:normal}.c i{flex:none}
    .c i{display:inline-block;width:1.6rem;height:1.6rem;border-radius:.4rem;\
    box-shadow:inset 0 0 0 1px rgba(128,128,128,.6)}
    .hc{flex-basis:100%;min-width:0}.hc>summary{cursor:pointer;padding:.4rem 0}
    .ms{display:flex;flex-wrap:wrap;gap:0 2.5rem}.ms>.sc{container-type:normal;max-width:100%}
    .mx td{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
    .any .sc{max-height:26rem;overflow-y:auto}
    .mx thead th{min-width:4.5rem;max-width:7rem;overflow-wrap:anywhere}
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
    .pt{display:flex;flex-wrap:wrap;gap:0 1.4rem;align-items:flex-start}
    .pt :is(td,th,small){padding:.35rem .4rem;white-space:normal}.pt small{padding:0}
    .pt h4{flex-basis:100%}
    .dr{display:flex;flex-wrap:wrap;gap:1.4rem 2.4rem;align-items:flex-start;margin:1rem 0;min-width:0}
    .pt>.sc,.pt>.no{flex:1 1 22rem;min-width:0}
    @media(min-width:1200px){:root{--z:.5;--zc:.48}.dr:has(.lb){flex:none;width:calc(1036px*var(--z) + 1.4rem)}}
    @media(min-width:1500px){:root{--z:.6;--zc:.58}}
    @media(min-width:2400px){:root{--z:.52;--zc:.5}:is(.th,.ch){display:grid;gap:0 1rem;\
    grid-template-columns:repeat(2,minmax(0,1fr))}\
    :is(.th,.ch)>:is(:not(.ap),.fo,:nth-child(odd of .ap:not(.fo)):not(:has(~.ap:not(.fo)))){grid-column:1/-1;\
    .dr:has(.lb){width:calc(2072px*var(--z) + 5.2rem)}}\
    .cards{grid-template-columns:repeat(6,minmax(0,1fr))}}
    .vw{margin:0;display:flex;flex-wrap:wrap;gap:.4rem 1.2rem;align-items:flex-end;max-width:100%}
    .co{align-self:flex-start}
    figcaption{flex-basis:100%;contain:inline-size;font-weight:600;font-size:.9rem;overflow-wrap:anywhere}
    .ph>p{font-size:.8rem;line-height:1.35;margin:0 0 .4rem;color:var(--mut);width:0;min-width:100%}
    .bz{position:relative;zoom:var(--z);width:393px;height:852px;margin:9px}
    .co .bz{zoom:var(--zc);width:852px;height:393px}
    .pd .bz{width:820px;height:200px}.pd .dev{border-radius:0 0 25px 25px;clip-path:inset(0 -9px -9px)}
    .lb .bz{margin-right:116px}
    .dev{position:relative;width:100%;height:100%;overflow:hidden;isolation:isolate;border-radius:55px;\
    box-shadow:0 0 0 8px #1b1b1f,0 0 0 9px #77777f}
    .dev>*{position:absolute;font-style:normal;white-space:nowrap}
    .dev svg{left:0;top:0;width:1px;height:1px;overflow:visible}
    .dev use,.le{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}
    .fl{fill:currentColor;fill-rule:evenodd;stroke:none}
    .pr{overflow:hidden;text-overflow:ellipsis}
    .on{box-shadow:0 2px 6px rgba(0,0,0,.14)}
    .gr{flex-basis:100%;contain:inline-size;font-size:.85rem}.gr input{margin-inline:0}
    .mk:after{content:"";position:absolute;inset:0;box-shadow:0 0 0 1.5px #fff,0 0 0 3px #000}
    .mk.horizontal:after{left:calc(var(--at,-9)*100%);right:auto;width:1px}
    .mk.vertical:after{top:calc(var(--at,-9)*100%);bottom:auto;height:1px}
    .of-navigationBar{--at:var(--navigationBar)}.of-toolbar{--at:var(--toolbar)}.of-tabBar{--at:var(--tabBar)}
    .be{clip-path:inset(0 0 0 var(--x,50%))}
    .un{background:repeating-linear-gradient(45deg,rgba(128,128,128,.18) 0 6px,transparent 6px 12px)}
    .gs{background:rgba(255,255,255,.48);-webkit-backdrop-filter:blur(8px) saturate(1.8);\
    backdrop-filter:blur(8px) saturate(1.8);box-shadow:inset 0 0 0 1px rgba(255,255,255,.65),\
    inset 0 2px 4px rgba(255,255,255,.5),0 2px 14px rgba(0,0,0,.16)}
    .dg{background:rgba(44,44,48,.55);box-shadow:inset 0 0 0 1px rgba(255,255,255,.13),\
    inset 0 1px 0 rgba(255,255,255,.3),0 2px 14px rgba(0,0,0,.3)}
    .le{position:absolute;left:0;top:0;width:1px;height:1px;overflow:visible;--halo:#fff;--line:#5a5a64;\
    --fail:#b3261e;--warn:#7a4d00}
    .dk+* .le{--halo:rgba(255,255,255,.25);--line:#8e8e98;--fail:#f0483c;--warn:#c98a1e}
    .ln path{stroke:var(--line)}.ln path:first-child{stroke:var(--halo);stroke-width:4}
    .ln .fail{stroke:var(--fail)}.ln :is(.warning,.depends){stroke:var(--warn)}
    .v{position:absolute;display:block;font:600 20px/30px var(--sans);text-align:center;background:#5a5a64;\
    color:#fff;white-space:nowrap}
    .v.fail{background:#b3261e}.v:is(.warning,.depends){background:#7a4d00}
    .cr{position:relative;overflow:hidden;zoom:.64;zoom:calc(100cqw/395px);width:393px;height:112px;\
    border-radius:14px;box-shadow:0 0 0 1px var(--line);margin:1px auto .6rem}
    .cr>div{position:absolute}
    .cr .dev{border-radius:0;box-shadow:none}
    .rg{position:absolute;outline:2px dashed #b3261e;box-shadow:0 0 0 4px rgba(255,255,255,.75)}
    .dk+.rg{outline-color:#f0483c;box-shadow:0 0 0 3px rgba(255,255,255,.3)}

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
        + "[data-only=\(kind.name)] tr:is([data-p]:not([data-p^=\(kind.name)]),"
        + "[data-bar]:not([data-bar=\(kind.name)])){display:none}\n"
    }
    for sight in Sight.all {
      text +=
        "[data-sight=\(sight.id)] :is(.dev,.s,.k,.c i){filter:url(#:\(sight.id))}\n"
    }
    // On narrow screens the smallest texts of drawings are larger than UIKit's, so that they can be read.
    return text + """
      .nv{display:none}[data-variant] .nv{display:block}
      [data-bad-only] .ap:not([data-bad]),[data-bad-only] tr[data-p]:not(:has(\
      .fail,.warning,.depends,.waived)){display:none}
      [hidden]{display:none}
      @media(max-width:599px){:root{--z:.385;--zc:.36}.vw:has(.lb){--z:.54;--zc:.33}.vw{gap:.4rem .7rem}\
      .dev :is(.l1,.l2,.su,.pr,.bd){font-size:16px}.co .v{font-size:22px}.ap,.sec{padding:.8rem;border-radius:.6rem}\
      form output{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.both{grid-template-columns:minmax(0,1fr)}\
      form{gap:.7rem}h1{font-size:1.4rem}}
      @container(max-width:29rem){\(cards("table:not(.mx)"))}
      @container(max-width:38rem){\(cards("table:not(.mx):is(.sec *,:has(thead th:nth-child(6)))"))}
      @media(max-width:370px){:root{--z:.32;--zc:.29}.vw:has(.lb){--z:.48;--zc:.26}form{flex-wrap:wrap;position:static}}
      @media(forced-colors:active){:is(.dev,.cr,.v,.le,.s,.k,.c i){forced-color-adjust:none}}
      @media print{:root{--z:.5;--zc:.45}:is(form,.skip,.side,.toast,input){display:none!important}\
      body{background:none}.ap,.sec{border:0;padding:0}.cards{grid-template-columns:1fr 1fr}\
      .lay,.th,.ch,.pt,.dr,.vw{display:block}.ph{display:inline-block;margin-right:1rem}\
      :is(.gr:not(:has(output)),.fx .cp){display:none!important}\
      .la{min-height:0}.ch,.ch>.la{content-visibility:visible}:is(.ph,.cards li,.sw,tr,.fi,.in,.mx){break-inside:avoid}\
      :is(h2,h3,h4,summary,figcaption,.in,thead,tr:has(+.why)){break-after:avoid}.gr{display:block}\
      *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}

      """
  }()

  /// The rules that make the rows of some tables cards, where there is no room for columns.
  private static func cards(_ tables: String) -> String {
    """
    \(tables){&,tbody{display:block}thead{display:none}\
    tr{display:flex;flex-wrap:wrap;gap:0 .8rem;border-top:1px solid var(--line);padding:.4rem 0}\
    .why{border:0;padding:0}td,th{border:0;padding:.15rem .4rem;white-space:normal;min-width:0;text-align:start;\
    overflow-wrap:anywhere}th,.why td{flex:1 0 100%}tr[data-p]{\
    td:nth-child(2){flex:1 0 6.5rem}td[class]:last-child{min-width:6rem}td[data-v]{flex:1 0 100%}td:nth-child(3):before{content:"needs "}}\
    td[data-v~=light]:before{content:"light "}td[data-v~=dark]:before{content:"dark "}\
    td[data-v=lightHighContrast]:before{content:"light, increased contrast "}\
    td[data-v=darkHighContrast]:before{content:"dark, increased contrast "}\
    td[data-v]:before{color:var(--mut);font-size:.8rem;margin-right:.4rem}}
    """
  }
}
