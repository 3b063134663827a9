export const referenceStyle = `
:root { color-scheme: light dark; --ground: #faf9f7; --surface: #fff; --text: #292524; --muted: #68615b; --line: #e5e0da;
  --accent: #24666b; --accent-soft: #e0eeee; --amber: #7d4a00; --amber-soft: #fbeed3; --brick: #9c3524; --brick-soft: #f9e4df;
  --stone-soft: #efebe6; --code: #f4f1ed; }
@media (prefers-color-scheme: dark) { :root { --ground: #1a1816; --surface: #232020; --text: #ece8e3; --muted: #aaa29b;
  --line: #3a3532; --accent: #86c5c8; --accent-soft: #1f3839; --amber: #f0c274; --amber-soft: #3d2f14; --brick: #f0a091;
  --brick-soft: #45231c; --stone-soft: #35302d; --code: #2b2726; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.5 "Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
a { color: var(--accent); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre, .path, .method { font-family: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace; font-size: 13px; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 16px; top: 8px; background: var(--surface); padding: 8px 12px; z-index: 2; }
.muted { color: var(--muted); font-weight: 400; }
.frame { display: grid; grid-template-columns: 256px minmax(0, 1fr); max-width: 1360px; margin: 0 auto; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 24px 16px 24px 24px; border-right: 1px solid var(--line); }
.contents > summary { display: list-item; padding: 4px 0; font-weight: 600; cursor: pointer; list-style: disclosure-closed inside; } .contents[open] > summary { list-style-type: disclosure-open; }
nav h2 { margin: 20px 0 4px; font-size: 12px; font-weight: 600; color: var(--muted); letter-spacing: .02em; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: flex; justify-content: space-between; padding: 4px 8px; margin-left: -8px; border-radius: 6px; color: inherit; text-decoration: none; }
nav li a:hover { background: var(--stone-soft); } nav .count { color: var(--muted); font-variant-numeric: tabular-nums; }
main { padding: 32px 40px 96px; }
h1 { margin: 0; font-size: 26px; line-height: 1.25; letter-spacing: -.01em; } h1 + p { margin: 4px 0 0; color: var(--muted); max-width: 80ch; }
.links { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 8px 0 0; padding: 0; list-style: none; }
main h2 { margin: 48px 0 12px; font-size: 19px; } h3 { margin: 20px 0 6px; font-size: 14px; }
.counts { display: flex; flex-wrap: wrap; gap: 8px 20px; margin: 20px 0; padding: 0; list-style: none; }
.counts strong { font-variant-numeric: tabular-nums; font-size: 18px; margin-right: 6px; }
.conventions { max-width: 72ch; } .conventions ul { padding-left: 20px; }
.filter { position: sticky; top: 0; z-index: 1; display: flex; gap: 12px; align-items: center; margin: 24px -12px 0; padding: 10px 12px; background: var(--ground); }
.filter input { flex: 1; max-width: 480px; height: 36px; padding: 0 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: inherit; font: inherit; }
.badge { flex: none; padding: 1px 8px; border-radius: 99px; font-size: 12px; line-height: 18px; white-space: nowrap; }
.badge.spec { background: var(--accent-soft); color: var(--accent); } .badge.assumed { background: var(--amber-soft); color: var(--amber); }
.badge.extension { background: var(--stone-soft); color: var(--muted); }
.operation, .component { border: 1px solid var(--line); border-radius: 6px; background: var(--surface); margin: 8px 0; scroll-margin-top: 64px; }
.operation > summary, .component > summary { padding: 8px 14px; cursor: pointer; list-style: none; border-radius: 6px; }
.operation > summary { display: grid; grid-template-columns: 48px minmax(0, 1.4fr) minmax(0, 1fr) 92px; gap: 12px; align-items: baseline; } .operation > summary:not(:has(.badge)) { grid-template-columns: 48px minmax(0, 1.4fr) minmax(0, 1fr); } .operation > summary .badge { justify-self: end; }
.operation > summary:hover, .component > summary:hover { background: var(--code); } .operation > summary::-webkit-details-marker, .component > summary::-webkit-details-marker { display: none; }
.method { font-weight: 700; font-size: 12px; color: var(--accent); } .method.post, .method.delete { color: var(--brick); } .method.patch { color: var(--amber); }
.path { overflow-wrap: anywhere; } .path em { font-style: normal; color: var(--amber); }
.summary { color: var(--muted); font-size: 14px; }
.body { padding: 4px 16px 16px; border-top: 1px solid var(--line); scroll-margin-top: 112px; } .facts { margin: 10px 0 0; color: var(--muted); font-size: 13px; }
.note { margin: 8px 0 0; padding-left: 12px; border-left: 3px solid var(--line); max-width: 80ch; }
.wide { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 12px 6px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: 400; }
thead th { font-size: 12px; color: var(--muted); } tbody th { white-space: nowrap; } tr:last-child > * { border-bottom: 0; }
.required { color: var(--brick); text-decoration: none; margin-left: 2px; }
.choices { display: inline-flex; flex-wrap: wrap; gap: 2px 14px; margin: 0; padding: 0; list-style: none; color: var(--muted); } * + .choices { margin-left: 8px; }
.chip { display: inline-block; padding: 0 8px; border-radius: 6px; background: var(--stone-soft); color: inherit; font-size: 13px; text-decoration: none; font-variant-numeric: tabular-nums; line-height: 24px; }
a.chip:hover { text-decoration: underline; } .chip.ok { background: var(--accent-soft); color: var(--accent); } .chip.problem { background: var(--brick-soft); color: var(--brick); }
.answers { margin: 0; padding: 0; list-style: none; } .answers li { padding: 3px 0; }
.example > summary { margin-top: 8px; color: var(--accent); cursor: pointer; font-size: 13px; width: fit-content; }
pre { margin: 8px 0 0; padding: 12px 14px; background: var(--code); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.45; }
.try textarea, .try input { display: block; width: 100%; padding: 6px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: inherit; font: 13px/1.45 ui-monospace, monospace; }
.try label { display: block; margin-top: 8px; font-size: 13px; color: var(--muted); } .try button { margin: 10px 8px 0 0; padding: 6px 14px; border: 1px solid var(--line); border-radius: 6px; background: var(--accent-soft); color: var(--accent); font: inherit; cursor: pointer; }
[hidden] { display: none !important; }
@media (min-width: 901px) { @supports selector(::details-content) { .contents > summary { display: none; } .contents::details-content { content-visibility: visible; } } }
@media (max-width: 900px) { .frame { grid-template-columns: minmax(0, 1fr); } nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); padding: 16px; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 12px; margin-left: -8px; } nav .count { margin-left: 6px; } nav li a { margin-left: 0; } main { padding: 24px 16px 64px; } }
@media (max-width: 700px) { .operation > summary { grid-template-columns: 48px minmax(0, 1fr) auto; gap: 2px 10px; } .operation > summary .badge { grid-area: 1 / 3; }
  .operation > summary .summary { grid-column: 2 / -1; } .operation > summary .path { grid-column: 2; } .filter { margin-inline: -4px; padding-inline: 4px; }
  table, tbody, tr, th, td { display: block; } thead { position: absolute; clip-path: inset(50%); } tr { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 8px 0; border-bottom: 1px solid var(--line); }
  th, td { padding: 0; border: 0; } td:empty { display: none; } tbody th, .meaning { width: 100%; } tbody th { white-space: normal; overflow-wrap: anywhere; } }
@media print { nav, .filter { display: none; } .frame { display: block; } }
`;
