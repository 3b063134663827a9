import { clockCard } from "./clock-card.ts";
import { detailView } from "./detail-view.ts";
import { faultCard } from "./fault-card.ts";
import { faultSwitches } from "./fault-switches.ts";
import { followAddress } from "./follow-address.ts";
import { followJournal } from "./follow-journal.ts";
import { journalBar } from "./journal-bar.ts";
import { journalEntry } from "./journal-entry.ts";
import { journalView } from "./journal-view.ts";
import { lockCard } from "./lock-card.ts";
import { pageTexts } from "./page.texts.ts";
import { pageActs } from "./page-acts.ts";
import { pageParts } from "./page-parts.ts";
import { runPage } from "./run-page.ts";
import { sentFunctions } from "./sent-functions.ts";
import { worldBar } from "./world-bar.ts";
import { worldLink } from "./world-link.ts";
import { worldView } from "./world-view.ts";

const views = {
  pageActs,
  worldLink,
  worldView,
  worldBar,
  detailView,
  faultCard,
  faultSwitches,
  lockCard,
  clockCard,
  journalBar,
  journalView,
  journalEntry,
  followAddress,
  followJournal,
};

export const pageScript = (): string => `"use strict";
(${runPage})(${JSON.stringify(pageTexts)}, (${pageParts})(), ${sentFunctions(views)});
`;
