export const pageStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#f8f7f4, #171614); --surface: light-dark(#fff, #1e1d1b);
  --sunken: light-dark(#f1efeb, #131210); --line: light-dark(#e6e2db, #33302c); --control: light-dark(#8f887d, #7d766c);
  --text: light-dark(#211f1b, #edeae5); --muted: light-dark(#5d574e, #b0aaa0); --accent: light-dark(#2d6166, #78b4b7);
  --on-accent: light-dark(#fff, #0e2022); --accent-text: light-dark(#28595e, #8cc4c7); --selected: light-dark(#e4eeee, #22302f);
  --danger: light-dark(#9a3226, #f0a094); --danger-soft: light-dark(#faebe8, #3a211d); --amber: light-dark(#76490a, #e9bf74);
  --amber-soft: light-dark(#fcf2dd, #352a16); --green: light-dark(#2b643f, #8fcaa1); --green-soft: light-dark(#e7f2e9, #1f3024); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 14px/1.45 "Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
code, pre, .call, .number { font-family: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace; font-size: 12.5px; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
a { color: var(--accent-text); }
.skip { position: absolute; left: -999px; } .skip:focus { left: 12px; top: 8px; padding: 6px 10px; background: var(--surface); z-index: 2; }
.muted { color: var(--muted); }
header { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; padding: 12px 24px; border-bottom: 1px solid var(--line); background: var(--surface); }
h1 { margin: 0; font-size: 16px; font-weight: 620; } h2 { margin: 0; font-size: 20px; font-weight: 620; overflow-wrap: anywhere; } h3 { margin: 0; font-size: 13px; font-weight: 620; }
header .links { margin-left: auto; display: flex; gap: 16px; }
.frame { display: grid; grid-template-columns: 264px minmax(0, 1fr); align-items: start; max-width: 1480px; }
nav { padding: 20px 12px 20px 24px; position: sticky; top: 0; max-height: 100vh; overflow-y: auto; }
nav ul { list-style: none; margin: 8px 0 0; padding: 0; }
nav a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 8px; padding: 7px 10px; margin-left: -10px; border-radius: 6px; color: inherit; text-decoration: none; }
nav a:hover { background: var(--sunken); } nav a[aria-current] { background: var(--selected); color: var(--accent-text); }
nav .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 530; } nav .facts { grid-column: 1 / -1; color: var(--muted); font-size: 12px; }
main { padding: 20px 24px 64px 12px; min-width: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0 20px; align-items: center; }
button, .button { display: inline-flex; align-items: center; height: 30px; padding: 0 12px; border: 1px solid var(--control); border-radius: 6px; background: var(--surface); color: inherit; font: inherit; font-size: 13px; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--sunken); } .primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 530; }
.primary:hover { background: var(--accent); filter: brightness(.92); } .danger { color: var(--danger); } .small { height: 24px; padding: 0 8px; font-size: 12px; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 12px; margin-bottom: 20px; }
.card { border: 1px solid var(--line); border-radius: 8px; background: var(--surface); padding: 14px 16px; min-width: 0; }
.card > header, .bar { display: flex; gap: 12px; align-items: center; padding: 0; border: 0; background: none; margin-bottom: 8px; flex-wrap: wrap; }
.clock { font-size: 17px; font-variant-numeric: tabular-nums; font-weight: 530; }
.lines { list-style: none; margin: 0; padding: 0; } .lines li { display: flex; gap: 8px; align-items: center; padding: 4px 0; } .lines li > :first-child { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.switch { display: flex; gap: 10px; align-items: center; padding: 3px 0; cursor: pointer; } .switch span { flex: 1; }
.switch input { appearance: none; width: 32px; height: 18px; margin: 0; border-radius: 9px; border: 1px solid var(--control); background: var(--sunken); position: relative; cursor: pointer; flex: none; }
.switch input::after { content: ""; position: absolute; inset: 2px auto 2px 2px; width: 12px; border-radius: 50%; background: var(--control); transition: translate .12s; }
.switch input:checked { background: var(--danger); border-color: var(--danger); } .switch input:checked::after { translate: 14px 0; background: var(--surface); }
.badge { display: inline-block; padding: 0 8px; border-radius: 99px; font-size: 12px; line-height: 20px; white-space: nowrap; background: var(--sunken); color: var(--muted); }
.entry .badge { justify-self: start; } .badge.good { background: var(--green-soft); color: var(--green); } .badge.warn { background: var(--amber-soft); color: var(--amber); } .badge.bad { background: var(--danger-soft); color: var(--danger); }
.bar input[type=search] { flex: 1; min-width: 160px; max-width: 360px; height: 30px; padding: 0 10px; border: 1px solid var(--control); border-radius: 6px; background: var(--surface); color: inherit; font: inherit; font-size: 13px; margin-left: auto; }
.journal { border: 1px solid var(--line); border-radius: 8px; background: var(--surface); overflow: hidden; }
.entry { border-bottom: 1px solid var(--line); } .entry:last-child { border-bottom: 0; }
.entry > summary, .head { display: grid; grid-template-columns: 84px minmax(0, 1fr) 64px 76px minmax(0, 232px); gap: 12px; padding: 6px 14px; align-items: baseline; cursor: pointer; list-style: none; }
.entry > summary::-webkit-details-marker { display: none; } .entry > summary:hover { background: var(--sunken); }
.head { cursor: default; background: var(--sunken); color: var(--muted); font-size: 12px; border-bottom: 1px solid var(--line); }
.call { overflow-wrap: anywhere; } .call b { font-weight: 700; color: var(--accent-text); margin-right: 6px; } .call i { color: var(--muted); font-style: normal; } .who { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); font-size: 13px; }
.right { text-align: right; } .body { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 12px; padding: 4px 14px 14px; background: var(--sunken); }
.body > * { min-width: 0; } pre { margin: 4px 0 0; max-height: 320px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
.nothing { padding: 14px; color: var(--muted); } .alert { margin: 0 0 12px; padding: 8px 12px; border-radius: 6px; background: var(--danger-soft); color: var(--danger); }
[hidden] { display: none !important; }
@media (max-width: 860px) { .frame { grid-template-columns: minmax(0, 1fr); } nav { position: static; padding: 16px 16px 0; max-height: 240px; } main { padding: 16px; }
  .entry > summary { grid-template-columns: 72px minmax(0, 1fr) 56px; } .head { display: none; } .entry .who, .entry .right { display: none; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
