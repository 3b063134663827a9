export const htmlStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border-bottom: 1px solid #8886; padding: .25rem .75rem; text-align: right; }
th:first-child { text-align: left; }
details { border: 1px solid #8886; border-radius: .4rem; margin: .5rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
.verdict { display: inline-block; min-width: 7.5rem; font-weight: 600; }
.provenance { border: 1px solid #8888; border-radius: 1rem; padding: 0 .5rem; font-size: .8rem; }
.failed, .not-built { border-left: .4rem solid #c62828; }
.not-verified { border-left: .4rem dashed #b26a00; }
.passed { border-left: .4rem solid #2e7d32; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
`;
