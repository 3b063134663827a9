const sign = /<[a-z]?|[>"']|(?<=[\s"'])(?:style|on[a-z]{1,40})(?=\s{0,20}=)/gi;

/**
 * HTML with `data-style` and `data-on…` in the place of `style` and handlers. Reads it once from start to end,
 * since a paste may be large or broken.
 */
export function renamedAttributes(html: string): string {
  const parts: string[] = [];
  let kept = 0;
  let isTag = false;
  sign.lastIndex = 0;
  for (let found = sign.exec(html); found !== null; found = sign.exec(html)) {
    const [text] = found;
    if (text.startsWith("<")) isTag = isTag || text.length > 1;
    else if (text === ">") isTag = false;
    else if (!isTag) continue;
    else if (text === '"' || text === "'") {
      const end = html.indexOf(text, found.index + 1);
      // The parser drops a tag whose quote stays open.
      if (end < 0) break;
      sign.lastIndex = end + 1;
    } else {
      parts.push(html.slice(kept, found.index), `data-${text.toLowerCase()}`);
      kept = found.index + text.length;
    }
  }
  return parts.join("") + html.slice(kept);
}
