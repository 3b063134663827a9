import { apiHeaders } from "../core/answers.ts";
import { missing } from "../core/refusal.ts";
import type { Serve } from "./call.ts";

/** Only our own pages frame a picture or document. */
const framed = "frame-ancestors 'self'";

/** Keeps whatever stands in a picture from running or reading as ours, even when it is opened by its own address. */
const sandboxed = `default-src 'none'; style-src 'unsafe-inline'; ${framed}; sandbox`;

/** Serves a picture or document, generated or uploaded. A browser's PDF viewer starts in no sandbox and needs its own parts. */
export const mediaAnswer: Serve = ({ world, params }) => {
  const name = String(params.mediaName);
  const uploaded = world.ground.rules.media
    .map((find) => find(world, name))
    .find((found) => found !== undefined);
  const media = uploaded ?? world.ground.media(name);
  if (media === undefined) throw missing();
  const headers = {
    ...apiHeaders,
    "content-type": media.contentType,
    "content-security-policy": media.contentType === "application/pdf" ? framed : sandboxed,
  };
  return { status: 200, headers, body: media.body };
};
