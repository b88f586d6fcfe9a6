extension ReportPage {
    /// Light and dark by the reader's setting; one column where the window is narrow.
    static let style = """
        :root {
          color-scheme: light dark;
          --back: #f6f7f9; --card: #fff; --text: #1a1d21; --faint: #646b75; --line: #dde1e6; --accent: #0b62d6;
          --chosen: #e3edfb; --gone: #fdecec; --gone-strong: #f7b9b9; --new: #e6f6ea; --new-strong: #a6dfb4;
          --hunk: #eef2f7; --bad: #c22f2f; --warn: #9a6200; --good: #1c7a3c; --marked: #1c7a3c; --stage: #e9ecf0;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --back: #14171b; --card: #1c2025; --text: #e6e9ed; --faint: #98a1ac; --line: #31373f; --accent: #6aa8ff;
            --chosen: #22344d; --gone: #3a1f22; --gone-strong: #7a2f35; --new: #183324; --new-strong: #23663f;
            --hunk: #232a33; --bad: #ff8080; --warn: #f0b45a; --good: #6fd08c; --marked: #2f9a57; --stage: #262b32;
          }
        }
        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; }
        body {
          display: flex; flex-direction: column; background: var(--back); color: var(--text);
          font: 14px/1.45 system-ui, "Noto Sans", sans-serif;
        }
        header, #filters, footer {
          display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 8px 16px;
          background: var(--card); border-bottom: 1px solid var(--line);
        }
        footer { border-top: 1px solid var(--line); border-bottom: 0; }
        h1 { font-size: 17px; margin: 0; }
        h2 { font-size: 11px; margin: 0; padding: 10px 16px 6px; color: var(--faint); text-transform: uppercase; letter-spacing: .06em; }
        #engine { color: var(--warn); font-size: 12px; }
        #versions { margin-inline-start: auto; color: var(--faint); font-size: 12px; }
        #counts { display: flex; flex-wrap: wrap; gap: 6px; }
        button, select, input {
          font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 7px; padding: 4px 10px;
        }
        button { cursor: pointer; }
        button:hover { border-color: var(--accent); }
        button[aria-pressed=true] { background: var(--chosen); border-color: var(--accent); }
        button:disabled { opacity: .45; cursor: default; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        #search { flex: 1 1 220px; max-width: 420px; }
        #shown { color: var(--faint); margin-inline-start: auto; }
        #group { background: var(--chosen); border-color: var(--accent); max-width: 45%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        main { flex: 1; min-height: 0; display: flex; }
        nav { width: 400px; flex: none; display: flex; flex-direction: column; min-height: 0; border-inline-end: 1px solid var(--line); background: var(--card); }
        .list { overflow-y: auto; position: relative; contain: strict; }
        #groups { flex: 2 1 0; border-bottom: 1px solid var(--line); }
        #cases { flex: 3 1 0; }
        .row { position: absolute; inset-inline: 0; display: flex; gap: 10px; align-items: center; padding: 0 16px; cursor: pointer; border-bottom: 1px solid var(--line); }
        .row:hover { background: var(--hunk); }
        .row[aria-selected=true] { background: var(--chosen); box-shadow: inset 3px 0 var(--accent); }
        .row .words { min-width: 0; flex: 1; }
        .row .words > div { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .row .path { font-family: ui-monospace, "Noto Sans Mono", monospace; font-size: 12.5px; font-weight: 600; }
        .row .sub { color: var(--faint); font-size: 12px; }
        .row img { width: 38px; height: 38px; object-fit: cover; object-position: top; border: 1px solid var(--line); border-radius: 5px; background: #fff; flex: none; }
        .row .none { width: 38px; flex: none; text-align: center; color: var(--faint); }
        .badge { flex: none; font-size: 12px; font-variant-numeric: tabular-nums; border-radius: 99px; padding: 1px 8px; background: var(--hunk); color: var(--faint); }
        .mark { flex: none; width: 18px; height: 18px; border-radius: 5px; border: 1.5px solid var(--line); display: grid; place-items: center; font-size: 12px; color: transparent; }
        .marked .mark { background: var(--marked); border-color: var(--marked); color: #fff; }
        .dot { flex: none; width: 8px; height: 8px; border-radius: 99px; background: var(--faint); display: inline-block; }
        .differs .dot, .failed .dot, .incomplete .dot { background: var(--bad); }
        .missing .dot, .versionsDiffer .dot, .withoutEffect .dot, .pictureOnly .dot { background: var(--warn); }
        .passed .dot { background: var(--good); }
        article { flex: 1; min-width: 0; overflow: auto; padding: 16px 20px 40px; }
        article h3 { margin: 0 0 4px; font-size: 18px; display: flex; gap: 10px; align-items: center; flex-wrap: wrap; }
        article h3 button { font-size: 14px; font-weight: 400; }
        article h4 { margin: 20px 0 8px; font-size: 13px; color: var(--faint); font-weight: 600; }
        .status { font-size: 12px; font-weight: 500; color: var(--faint); display: inline-flex; gap: 6px; align-items: center; }
        .findings { margin: 10px 0 0; padding: 0; list-style: none; }
        .findings li { padding: 3px 0 3px 14px; position: relative; }
        .findings li::before { content: ""; position: absolute; inset-inline-start: 0; top: 11px; width: 5px; height: 5px; border-radius: 9px; background: var(--accent); }
        .findings li b { font-family: ui-monospace, "Noto Sans Mono", monospace; font-weight: 600; font-size: 13px; }
        .tools { display: flex; gap: 6px; flex-wrap: wrap; align-items: center; margin: 16px 0 10px; }
        .tools .gap { flex: 1; }
        .stage { display: flex; gap: 16px; flex-wrap: wrap; align-items: flex-start; background: var(--stage); border-radius: 10px; padding: 16px; overflow: auto; }
        figure { margin: 0; }
        figcaption { font-size: 12px; color: var(--faint); margin-bottom: 6px; }
        .picture { background: #fff; display: block; box-shadow: 0 1px 4px #0003; height: auto; }
        .overlay { position: relative; display: grid; cursor: ew-resize; touch-action: none; user-select: none; }
        .overlay .layer { grid-area: 1 / 1; }
        .overlay .expected { clip-path: inset(0 calc(100% - var(--at)) 0 0); }
        .overlay .actual { clip-path: inset(0 0 0 var(--at)); }
        .framed { position: relative; }
        .region { position: absolute; box-sizing: content-box; padding: 5px; margin: -7px; border: 2px solid #e6007e; border-radius: 4px; pointer-events: none; }
        .crop { position: relative; overflow: hidden; box-shadow: 0 1px 4px #0003; background: #fff; }
        .crop img { display: block; max-width: none; image-rendering: pixelated; }
        .crop .region { padding: 0; margin: -2px; border-radius: 0; }
        .stage.magnified { margin-bottom: 10px; }
        .overlay .bar { position: absolute; inset-block: 0; left: var(--at); width: 2px; margin-left: -1px; background: #e6007e; pointer-events: none; }
        .overlay .side { position: absolute; top: 6px; font-size: 11px; padding: 1px 7px; border-radius: 9px; background: #000a; color: #fff; pointer-events: none; }
        .overlay .side.left { left: 6px; }
        .overlay .side.right { right: 6px; }
        input[type=range] { width: 100%; margin: 10px 0 0; padding: 0; accent-color: #e6007e; }
        .diff { background: var(--card); border: 1px solid var(--line); border-radius: 10px; overflow-x: auto; font: 12.5px/1.6 ui-monospace, "Noto Sans Mono", "DejaVu Sans Mono", monospace; direction: ltr; padding: 6px 0; }
        .diff div { white-space: pre; padding: 0 12px; width: max-content; min-width: 100%; unicode-bidi: isolate; direction: ltr; }
        .diff .gone { background: var(--gone); }
        .diff .new { background: var(--new); }
        .diff .gone mark { background: var(--gone-strong); }
        .diff .new mark { background: var(--new-strong); }
        .diff mark { color: inherit; border-radius: 3px; }
        .diff .hunk { background: var(--hunk); color: var(--faint); }
        .diff .sign { user-select: none; opacity: .7; }
        .diff bdi { font-family: "Noto Sans", system-ui, sans-serif; font-size: 13.5px; }
        .escape { direction: ltr; unicode-bidi: isolate; color: var(--faint); font: 11px ui-monospace, monospace; }
        .empty { color: var(--faint); padding: 40px; text-align: center; }
        .keys { margin-inline-start: auto; color: var(--faint); font-size: 12px; }
        kbd { font: 11px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; margin-inline: 6px 2px; }
        @media (max-width: 900px) {
          main { flex-direction: column; overflow: auto; }
          nav { width: auto; height: 60vh; border-inline-end: 0; }
          article { overflow: visible; }
          .keys, #versions { display: none; }
        }
        """
}
