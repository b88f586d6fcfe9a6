extension ReportPage {
    /// `index.html`: the same for every report.
    static let html = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src 'self' file: data:; script-src 'unsafe-inline' 'self' file:; style-src 'unsafe-inline'">
        <title>Golden report</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        <header>
          <h1>Golden report</h1>
          <div id="counts" role="group" aria-label="Show by status"></div>
          <div id="versions"></div>
          <div id="engine"></div>
        </header>
        <div id="filters">
          <input id="search" type="search" placeholder="Search scenes, nodes, words" aria-label="Search">
          <select id="scene" aria-label="Scene"></select>
          <select id="locale" aria-label="Locale"></select>
          <button id="group" hidden></button>
          <button id="accept-shown" hidden></button>
          <span id="shown"></span>
        </div>
        <main>
          <nav>
            <h2 id="groups-title">Changes</h2>
            <div id="groups" class="list" role="listbox" aria-labelledby="groups-title"></div>
            <h2 id="cases-title">Variants</h2>
            <div id="cases" class="list" role="listbox" aria-labelledby="cases-title" tabindex="0"></div>
          </nav>
          <article id="case" aria-live="polite"></article>
        </main>
        <footer>
          <span id="marked"></span>
          <button id="copy">Copy command</button>
          <button id="save">Download accepted.json</button>
          <button id="clear">Unmark all</button>
          <span class="keys"><kbd>j</kbd><kbd>k</kbd> next, previous <kbd>a</kbd> accept, go on <kbd>A</kbd> accept all shown
          <kbd>1</kbd>–<kbd>3</kbd> view <kbd>d</kbd> to the difference <kbd>z</kbd> size <kbd>/</kbd> search</span>
        </footer>
        <noscript>This page needs JavaScript; report.jsonl holds the same in text.</noscript>
        <script>
        \(script)
        </script>
        <script src="report.js"></script>
        </body>
        </html>

        """
}
