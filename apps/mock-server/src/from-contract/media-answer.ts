import { apiHeaders } from "../core/answers.ts";
import { missing } from "../core/refusal.ts";
import type { Serve } from "./call.ts";

const framed = "frame-ancestors 'self'";

/** SVG scripts must not run with our origin, even opened directly. */
const sandboxed = `default-src 'none'; style-src 'unsafe-inline'; ${framed}; sandbox`;

/** PDF viewers cannot start in a sandbox. */
export const mediaAnswer: Serve = ({ world, params }) => {
  const name = String(params.mediaName);
  const uploaded = world.ground.rules.media
    .map((find) => find(world, name))
    .find((found) => found !== undefined);
  const media = uploaded ?? world.ground.media(name);
  if (media === undefined) throw missing();
  const headers = {
    ...apiHeaders,
    "cross-origin-resource-policy": "same-origin",
    "content-type": media.contentType,
    "content-security-policy": media.contentType === "application/pdf" ? framed : sandboxed,
  };
  return { status: 200, headers, body: media.body };
};
