import { apiHeaders } from "../core/answers.ts";
import { missing } from "../core/refusal.ts";
import type { Serve } from "./call.ts";

/** Only our pages may frame media. */
const framed = "frame-ancestors 'self'";

/** Scripts in an SVG must not run with our origin, even when opened directly. */
const sandboxed = `default-src 'none'; style-src 'unsafe-inline'; ${framed}; sandbox`;

/** PDFs are not sandboxed: browsers' viewers cannot start in a sandbox. */
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
