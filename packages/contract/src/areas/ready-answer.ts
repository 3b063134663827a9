import type { z } from "zod";
import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { pick } from "../kit/pick.ts";
import { readyAnswerTexts as texts } from "./ready-answer.texts.ts";

/** Ready answers (*réponses prêtes*), inserted into replies. An extension. */
export const readyAnswer = entity("readyAnswer", texts, () => ({
  title: field.requiredText(120),
  body: field.requiredLongText(5000),
}));

export type ReadyAnswer = z.output<typeof readyAnswer.record>;

const at = areaOf("ready-answer", readyAnswer, texts);

export const readyAnswerRoutes = at.routes({
  list: at.table("/admin/ready-answer/ajax-list"),
  ...at.crud("/admin/ready-answer", {
    notes: { create: "A title is unique: a menu of answers tells them apart by it." },
    values: pick(readyAnswer, "title", "body"),
  }),
});
