/** For browsers without Client Hints. */
import Bowser from "bowser";

export function readUserAgent(userAgent: string): { readonly name: string; readonly version: string } {
  if (userAgent.trim() === "") return { name: "unknown", version: "" };
  const { name, version } = Bowser.getParser(userAgent).getBrowser();
  return { name: name || "unknown", version: version ?? "" };
}
