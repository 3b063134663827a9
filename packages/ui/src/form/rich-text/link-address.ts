import { isArticleAddress } from "@palier/contract/kit/article";
import { readPhone } from "@palier/contract/kit/phone";

/** A name with these endings is a file's, not a site's. */
const files =
  /\.(?:html?|php|aspx?|jsp|pdf|docx?|xlsx?|pptx?|od[st]|jpe?g|png|gif|csv|txt|zip|webp|svg|rtf|heic|mp4|msg|eml)$/i;

const site = /^[^\s/?#:@]+\.\p{L}{2,}(?=(?::\d+)?(?:[/?#]|$))/u;
const email = /^[^\s@:/?]+@[^\s@:/?]+\.\p{L}{2,}(?=\?|$)/u;

/** French short numbers, which have no international form: 18, 115, 3949, 116 117. */
const short = /^(?:1\d|11\d|3\d{3}|10\d{2}|11[68]\d{3})$/;

/** `tel:+33612345678` */
function phoneLink(typed: string): string | undefined {
  const read = readPhone(typed);
  if (/^\+\d{7,15}$/.test(read)) return `tel:${read}`;
  const figures = typed.replace(/\s/g, "");
  return short.test(figures) ? `tel:${figures}` : undefined;
}

const phoneAddress = (typed: string): string | undefined =>
  phoneLink(typed) ?? (/^\+?\d[\w;=.-]*$/.test(typed) ? `tel:${typed}` : undefined);

/**
 * The full address of a link: a scheme is added to a site (`exemple.fr:8080/x?id=3`), an e-mail address and a
 * phone number; line ends and tabs within are removed, as browsers do, and spaces encoded. `undefined` for anything else: what would run, files of a
 * computer, and addresses within a site that is not named.
 * @example linkAddress("contact@exemple.fr") // "mailto:contact@exemple.fr"
 */
export function linkAddress(typed: string): string | undefined {
  const bare = bareAddress(typed);
  const [, scheme, written = ""] = /^(https?:(?=\/\/)|mailto:|tel:|(?=\/\/))(.*)$/is.exec(bare) ?? [];
  const name = scheme?.toLowerCase();
  const rest = inOneLine(written);
  if (name === "tel:") return phoneAddress(decoded(rest));
  if (name === "mailto:") return /^[^\s@?]+@[^\s@?]+/.test(rest) ? encoded(`mailto:${rest}`) : undefined;
  if (name !== undefined) return webLink(`${name === "" ? "https:" : name}${rest}`);
  if (email.test(bare)) return encoded(`mailto:${bare}`);
  const host = site.exec(bare)?.[0];
  if (host !== undefined) return files.test(host) ? undefined : webLink(`https://${bare}`);
  return phoneLink(bare);
}

/** Without the marks of a sentence around it, and a scheme that was pasted behind one. */
const bareAddress = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, "")
    .replace(/^[\s<«“"]+|[\s>»”",;.]+$/g, "")
    .replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, "");

/** A stored address as it is, else as `linkAddress`. */
export const articleLink = (address: string): string | undefined =>
  isArticleAddress(address) ? address : linkAddress(address);

const webLink = (address: string): string | undefined =>
  /^https?:\/\/[^\s/?#]+/.test(address) && URL.canParse(address) ? encoded(address) : undefined;

const inOneLine = (address: string): string => address.replace(/[\t\r\n]/g, "");

const encoded = (address: string): string => inOneLine(address).replace(/\s/g, encodeURIComponent);

/** Without `%20`; as it is where a `%` stands for itself. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
