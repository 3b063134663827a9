import { problemDetails } from "../core/problem.texts.ts";
import { Refusal } from "../core/refusal.ts";

/** The world was closed or replaced before the call's turn. Refused as a new world would. */
export class WorldGone extends Refusal {
  constructor() {
    super("signed-out", { detail: problemDetails.worldGone });
  }
}
