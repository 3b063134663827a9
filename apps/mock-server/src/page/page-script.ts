import { detailView } from "./detail-view.ts";
import { journalView } from "./journal-view.ts";
import { pageTexts } from "./page.texts.ts";
import { pageParts } from "./page-parts.ts";
import { runPage } from "./run-page.ts";

/** The page's script as it is served: the text of its functions, none of which uses anything but what it is given. */
export const pageScript = (): string => `"use strict";
(${runPage})(${JSON.stringify(pageTexts)}, (${pageParts})(), {
detailView: ${detailView},
journalView: ${journalView},
});
`;
