import type { OpenApiDocument } from "@palier/contract/openapi";
import { demoPassword } from "../areas/session.ts";
import { curlLines } from "./curl-lines.ts";
import { pageParts } from "./page-parts.ts";
import { runTry, type TryPlace } from "./run-try.ts";
import { sentFunctions } from "./sent-functions.ts";
import { tabWorld } from "./tab-world.ts";
import { triedOperations } from "./tried-operations.ts";
import { tryWords } from "./try.texts.ts";
import { tryAnswer } from "./try-answer.ts";
import { tryForm } from "./try-form.ts";
import { tryOperation } from "./try-operation.ts";

const views = { curlLines, tabWorld, tryOperation, tryForm, tryAnswer };

export function tryScript(base: string, document: OpenApiDocument): string {
  const email = "jeanne.martin@palier.test";
  const place: TryPlace = { base, email, password: demoPassword };
  return `"use strict";
(${runTry})(${JSON.stringify(tryWords(email))}, (${pageParts})(), ${JSON.stringify(place)}, ${JSON.stringify(triedOperations(document))}, ${sentFunctions(views)});
`;
}
