import { SaxesParser } from "saxes";
import { WorkbookError } from "./workbook-error.ts";

/** Attributes by their name without prefix, so that `r:id` is `id`; `r` stays `r`. */
export type Attributes = Readonly<Record<string, string>>;

/** Elements by their name without prefix: `<x:row>` is `row`. */
export interface XmlEvents {
  open(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** In ms, before the page may answer again. */
const longestTask = 24;

/** Elements within elements; a sheet has seven. */
const deepest = 50;

/**
 * Feeds XML to `events`, in time that is linear in its length, and yields after each portion. No entities but the five of
 * XML and numbered ones are known, so none can grow.
 *
 * @throws WorkbookError `damaged` when the XML is not well formed, or deeper than any sheet
 */
export async function* readXml(
  portions: AsyncIterable<string>,
  events: XmlEvents,
  name: string,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", () => {
    throw new WorkbookError("damaged", name);
  });
  let depth = 0;
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > deepest) throw new WorkbookError("damaged", name);
    events.open(local(tag.name), plain(tag.attributes));
  });
  if (events.text !== undefined) {
    parser.on("text", (text) => events.text?.(text));
    parser.on("cdata", (text) => events.text?.(text));
  }
  parser.on("closetag", (tag) => {
    depth -= 1;
    events.close?.(local(tag.name));
  });
  let since = performance.now();
  for await (const portion of portions) {
    parser.write(portion);
    yield;
    if (performance.now() - since < longestTask) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  parser.close();
  yield;
}

/** Reads to the end. */
export async function readWholeXml(
  portions: AsyncIterable<string> | undefined,
  events: XmlEvents,
  name: string,
): Promise<void> {
  if (portions === undefined) return;
  for await (const _ of readXml(portions, events, name));
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

function plain(attributes: Readonly<Record<string, string>>): Attributes {
  const found: Record<string, string> = {};
  for (const name in attributes) {
    const value = attributes[name];
    const own = local(name);
    // An attribute without prefix is the element's own, whatever others are called.
    if (value !== undefined && (own === name || !(own in attributes))) found[own] = value;
  }
  return found;
}
