/** The looks of the page: one column on a phone, two on a screen, light or dark as the reader has it. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fdfcf9; --ink: #22201c; --soft: #6b665c; --line: #ddd8cc; --card: #ffffff;
  --rulebook: #2f6690; --house: #b4581a; --pack: #2f7d5b; --fair: #8a2b3c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #191814; --ink: #ece8df; --soft: #a8a193; --line: #3a372f; --card: #211f1a;
    --rulebook: #7fb2dd; --house: #e59a5c; --pack: #7cc7a2; --fair: #e68a9b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 76rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.2rem; margin: 0 0 0.25rem; }
p { margin: 0.25rem 0 0.75rem; max-width: 60ch; }
.soft { color: var(--soft); }
.note { border-left: 0.25rem solid var(--house); padding-left: 0.75rem; }
section {
  background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem;
  padding: 1rem; margin: 1rem 0;
}
nav ul { padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; }
a { color: var(--rulebook); }
.pair { display: grid; gap: 1rem; }
.pair > * { min-width: 0; }
@media (min-width: 62rem) { .pair { grid-template-columns: minmax(0, 6fr) minmax(0, 7fr); align-items: start; } }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.8rem; font-variant-numeric: tabular-nums; width: 100%; }
caption { text-align: left; color: var(--soft); padding-bottom: 0.25rem; }
th, td { padding: 0.2rem 0.4rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--card); }
tbody th { white-space: normal; min-width: 7rem; }
thead th { vertical-align: bottom; white-space: normal; }
svg { display: block; width: 100%; max-width: 36rem; height: auto; }
svg text { font: 11px system-ui, sans-serif; fill: var(--ink); }
svg .soft { fill: var(--soft); font-size: 10px; }
svg .grid { stroke: var(--line); }
svg .fair { stroke: var(--fair); stroke-dasharray: 4 2; }
svg .whisker { stroke: var(--ink); stroke-width: 1.2; }
svg .bar { opacity: 0.75; }
svg .rulebook { fill: var(--rulebook); }
svg .house { fill: var(--house); }
svg .pack { fill: var(--pack); }
`;
