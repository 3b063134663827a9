import { problemDetails } from "../core/problem.texts.ts";
import { Refusal } from "../core/refusal.ts";

/** The call's world was closed, or another took its place, before its turn came. Refused as a new world would. */
export class WorldGone extends Refusal {
  constructor() {
    super("signed-out", { detail: problemDetails.worldGone });
  }
}
