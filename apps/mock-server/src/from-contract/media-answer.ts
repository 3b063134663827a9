import { apiHeaders } from "../core/answers.ts";
import { missing } from "../core/refusal.ts";
import type { Serve } from "./call.ts";

/**
 * Serves a generated picture or document. The sandbox keeps whatever stands in it from running or reading as ours, even
 * when it is opened by its own address.
 */
export const mediaAnswer: Serve = ({ world, params }) => {
  const media = world.ground.media(String(params.mediaName));
  if (media === undefined) throw missing();
  const headers = {
    ...apiHeaders,
    "content-type": media.contentType,
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  };
  return { status: 200, headers, body: media.body };
};
