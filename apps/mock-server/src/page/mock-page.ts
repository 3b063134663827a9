import { pageTexts as texts } from "./page.texts.ts";
import { pageStyle } from "./page-style.ts";

export const pageScriptUrl = "/__mock/page.js";

/** A frame for its script. No external addresses, no inline script. */
export const mockPage = (): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${texts.title}</title><style>${pageStyle}</style><script src="${pageScriptUrl}" defer></script></head>
<body><a class="skip" href="#monde">${texts.skip}</a>
<header><h1>${texts.title}</h1>
<span class="links"><a href="/">${texts.app}</a><a href="/docs">${texts.reference}</a><a href="/docs/mock">${texts.control}</a></span></header>
<noscript><p class="nothing">${texts.noScript}</p></noscript>
<div class="frame"><nav aria-label="${texts.worlds}"><h3>${texts.worlds}</h3><ul id="worlds"></ul></nav>
<main id="monde" tabindex="-1"></main></div></body></html>
`;
