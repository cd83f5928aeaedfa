/// The scripts of a page; without them it shows all and filters nothing.
enum PageScript {
  /// Puts in the drawings and pairs of late appearances, which wait as text in `noscript`: those that come near at
  /// once, the others when there is nothing else to do, all of them before the page is printed.
  ///
  /// An appearance has its real height once it is there; of more than `laidOut` only those in sight are laid out, so
  /// that scrolling stays quick. `contain` keeps browsers from going through all that is drawn whenever one is put in.
  static let late = """
    "use strict";
    const isFar = document.querySelector(".ch");
    const near = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) fill(entry.target);
    }, { rootMargin: "2000px" });
    const fill = (section) => {
      const part = section.querySelector(":scope > noscript");
      if (part) part.outerHTML = part.textContent;
      near.unobserve(section);
      if (!isFar) section.classList.remove("la");
    };
    const fillAll = () => document.querySelectorAll(".la").forEach(fill);
    (() => {
      const late = [...document.querySelectorAll(".la")];
      for (const section of late) near.observe(section);
      const idle = self.requestIdleCallback ??
        ((work) => setTimeout(() => work({ timeRemaining: () => 8 }), 30));
      const next = (deadline) => {
        const end = Math.max(8, deadline.timeRemaining() - 20);
        do {
          const section = late.shift();
          if (!section) return;
          fill(section);
          if (!isFar) section.getBoundingClientRect();
        } while (deadline.timeRemaining() > end);
        idle(next);
      };
      addEventListener("load", () => idle(next));
      addEventListener("beforeprint", fillAll);
    })();

    """

  /// The most appearances, inverses among them, that are all laid out.
  static let laidOut = 200

  /// Filters by text, variant, bar and verdict, simulates sight, and shows what a link points at.
  static let filters = """
    "use strict";
    (() => {
      const root = document.documentElement;
      const form = document.querySelector("form");
      const { query, bad, variant, bar, sight, scheme } = form.elements;
      const count = form.querySelector("output");
      const sections = [...document.querySelectorAll(".ap")];
      const links = document.querySelectorAll(".al");
      const chunks = document.querySelectorAll(".ch");
      let words;
      const texts = () => {
        if (!words) fillAll();
        return words ??= sections.map((section) => [...section.querySelectorAll(
          ".in, tbody")].map((part) => part.textContent).join(" ").toLowerCase());
      };
      const set = (name, value) =>
        value ? root.setAttribute(name, value) : root.removeAttribute(name);
      const filter = () => {
        const wanted = query.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);
        if (variant.value.endsWith("HighContrast")) {
          fillAll();
          for (const more of document.querySelectorAll(".hc")) more.open = true;
        }
        set("data-bad-only", bad.checked ? "yes" : "");
        set("data-variant", variant.value);
        set("data-only", bar.value);
        set("data-sight", sight.value);
        set("data-scheme", scheme.value);
        let shown = 0;
        const fitting = new Set();
        sections.forEach((section, index) => {
          const found = wanted.every((word) => texts()[index].includes(word));
          section.hidden = !found;
          const fits = found && (!bad.checked || "bad" in section.dataset) &&
            (!bar.value || section.dataset.bars.split(" ").includes(bar.value));
          if (fits) shown += 1;
          if (fits) fitting.add(section.parentElement);
          links[index].hidden = !fits;
        });
        // A chunk in which nothing is seen has no height, also out of sight.
        for (const chunk of chunks) chunk.hidden = !fitting.has(chunk);
        const text = `${shown} of ${sections.length} appearances`;
        if (count.value !== text) count.value = text;
      };
      const follow = () => {
        let name = location.hash.slice(1);
        try { name = decodeURIComponent(name); } catch { }
        if (name && !document.getElementById(name)) fillAll();
        const target = name && document.getElementById(name);
        if (!target) return;
        const section = target.closest(".ap");
        if (section) fill(section);
        target.closest("details")?.setAttribute("open", "");
        if (section && !target.checkVisibility()) {
          form.reset();
          filter();
        }
        // What was out of sight has its real height only once it is near.
        let looks = 0;
        const settle = () => {
          target.scrollIntoView({ block: "start", behavior: "instant" });
          if ((looks += 1) < 5) requestAnimationFrame(settle);
        };
        settle();
      };
      form.addEventListener("input", filter);
      form.addEventListener("submit", (event) => event.preventDefault());
      addEventListener("hashchange", follow);
      form.hidden = false;
      filter();
      follow();
    })();

    """

  /// Copies what is clicked, slides between two sides, and draws two appearances beside each other.
  static let hands = """
    "use strict";
    (() => {
      const toast = document.querySelector(".toast");
      let timer;
      const say = (text) => {
        toast.textContent = text;
        clearTimeout(timer);
        timer = setTimeout(() => { toast.textContent = ""; }, 2000);
      };
      addEventListener("click", async (event) => {
        const button = event.target.closest(".cp");
        if (!button) return;
        const text = button.getAttribute("aria-label")?.replace("Copy ", "") ?? button.textContent;
        try {
          await navigator.clipboard.writeText(text);
        } catch {
          // Some browsers have no clipboard for a page from disk.
          const field = document.createElement("textarea");
          field.value = text;
          document.body.append(field);
          field.select();
          const isCopied = document.execCommand("copy");
          field.remove();
          button.focus();
          if (!isCopied) return say("Cannot copy here");
        }
        say("Copied " + text);
      });
      addEventListener("input", (event) => {
        const slider = event.target;
        if (slider.type !== "range") return;
        const { style } = slider.closest("figure");
        if (!slider.dataset.r) return style.setProperty("--x", slider.value + "%");
        const part = slider.value / slider.max;
        style.setProperty("--" + slider.dataset.g, part);
        slider.parentElement.querySelector("output").value =
          `${slider.dataset.r.split(" ")[slider.value]}:1 at ${Math.round(part * 100)} %`;
      });
      const form = document.querySelector("form");
      if (!form) return;
      const { one, other } = form.elements;
      const panel = document.querySelector(".both");
      const sections = [...document.querySelectorAll(".ap")];
      one.closest("details").addEventListener("toggle", () => {
        for (const section of sections) {
          const name = section.querySelector("h3").textContent;
          for (const select of [one, other]) select.add(new Option(name, section.id));
        }
      }, { once: true });
      form.addEventListener("input", (event) => {
        if (event.target !== one && event.target !== other) return;
        panel.hidden = !one.value || !other.value;
        panel.replaceChildren(...(panel.hidden ? [] : [one, other]).map((select) => {
          const part = document.createElement("div");
          const head = document.createElement("h2");
          head.textContent = select.selectedOptions[0].text;
          const section = document.getElementById(select.value);
          fill(section);
          part.append(head, section.querySelector(".dr").cloneNode(true));
          return part;
        }));
        if (!panel.hidden) panel.scrollIntoView({ block: "start" });
      });
    })();

    """

  /// Shows how the color that is chosen contrasts with every other: what it is drawn on, and what is drawn
  /// on it, measured as WCAG 2.2 says.
  static let contrasts = """
    "use strict";
    for (const part of document.querySelectorAll(".any")) {
      const select = part.querySelector("select");
      const output = part.querySelector("output");
      const region = part.querySelector(".sc");
      const color = (text) => {
        const [red, green, blue, alpha = 1] = text.split(",").map(Number);
        return { codes: [red, green, blue], alpha };
      };
      const all = [...select.options].slice(1).map((option) => {
        const [roles, light, dark = light] = option.value.split(" ");
        return { name: option.text, roles, values: [color(light), color(dark)] };
      });
      const over = (top, back) => top.codes.map(
        (code, index) => code * top.alpha + back[index] * (1 - top.alpha));
      const linear = (code) => {
        const size = Math.abs(code) / 255;
        const light = size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4;
        return Math.sign(code) * light;
      };
      const luminance = ([red, green, blue]) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      const contrast = (ink, ground, variant) => {
        const back = over(ground.values[variant], variant ? [0, 0, 0] : [255, 255, 255]);
        const pair = [luminance(over(ink.values[variant], back)), luminance(back)];
        return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
      };
      const cell = (ratio) => {
        const cell = document.createElement("td");
        const level = [3, 4.5, 7].filter((least) => ratio >= least).length;
        cell.className = "m" + level;
        // Cut, never rounded up; a ratio that is whole in hundredths stays so.
        cell.textContent = ["✕", "▲", "✓", "✓✓"][level] + " " + Math.floor(ratio * 100 + 1e-9) / 100;
        return cell;
      };
      const head = (scope, text) => {
        const cell = document.createElement("th");
        cell.scope = scope;
        cell.textContent = text;
        return cell;
      };
      select.addEventListener("change", () => {
        const chosen = all[select.selectedIndex - 1];
        region.replaceChildren();
        region.hidden = !chosen;
        output.value = "";
        if (!chosen) return;
        const table = document.createElement("table");
        table.className = "mx";
        table.createCaption().textContent = chosen.name;
        table.createTHead().insertRow().append(
          document.createElement("td"), head("col", "light"), head("col", "dark"));
        const body = table.createTBody();
        let failing = 0;
        const row = (text, ratios) => {
          if (Math.min(...ratios) < 3) failing += 1;
          body.insertRow().append(head("row", text), ...ratios.map(cell));
        };
        const ratios = (ink, ground) => ink.roles.includes("i") && ground.roles.includes("g") ?
          [0, 1].map((variant) => contrast(ink, ground, variant)) : null;
        for (const other of all) {
          if (other === chosen) continue;
          const on = ratios(chosen, other);
          const below = ratios(other, chosen);
          // Opaque colors contrast either way alike.
          const isOne = on && below && on.every((ratio, index) => ratio === below[index]);
          if (on) row((isOne ? "with " : "on ") + other.name, on);
          if (below && !isOne) row("below " + other.name, below);
        }
        region.append(table);
        output.value = `${body.rows.length} pairs, ${failing} below 3:1`;
      });
      part.hidden = false;
    }

    """

  /// Stops a page that another one opens only to see whether it changed, and tells it the stamp.
  static let probe = """
    "use strict";
    if (parent !== self) {
      parent.postMessage({ stamp: document.querySelector("meta[name=stamp]").content }, "*");
      stop();
    }

    """

  /// Looks every second whether the page on the disk is another one, and loads that in its place.
  static let watch = """
    "use strict";
    if (parent === self) {
      const stamp = document.querySelector("meta[name=stamp]").content;
      const place = "place of " + location.pathname;
      const form = document.querySelector("form");
      try {
        const old = JSON.parse(sessionStorage.getItem(place));
        sessionStorage.removeItem(place);
        if (old) {
          old.values.forEach((value, index) => {
            const field = form.elements[index];
            if (field.type === "checkbox") field.checked = value; else field.value = value;
          });
          form.dispatchEvent(new Event("input"));
          scrollTo({ top: old.top, behavior: "instant" });
        }
      } catch { }
      const frame = document.createElement("iframe");
      frame.hidden = true;
      frame.title = "looks for changes";
      document.body.append(frame);
      let looks = 0;
      addEventListener("message", (event) => {
        const seen = event.data && event.data.stamp;
        if (event.source !== frame.contentWindow || !seen || seen === stamp) return;
        const values = [...form.elements].filter((field) => field.name).map(
          (field) => field.type === "checkbox" ? field.checked : field.value);
        try {
          sessionStorage.setItem(place, JSON.stringify({ top: scrollY, values }));
        } catch { }
        location.reload();
      });
      setInterval(() => {
        if (document.visibilityState === "visible") {
          frame.src = location.pathname + "?look=" + (looks += 1);
        }
      }, 1000);
    }

    """
}
