/** Of a truncated name's end. */
const MOST_KEPT = 12;

/** Of its start: two letters and an ellipsis. */
const LEAST_START = "2.4em";

/** « Baguette de tra… – en soirée »: names may differ at the end. */
export function CutText({ children }: { children: string }) {
  // White space is preserved: a line break would make the row two lines high.
  const text = children.replace(/[\r\n\u2028\u2029]+/g, " ");
  const end = endOf(text);
  if (end === "") return text;
  const maxWidth = `max(${LEAST_START}, 100% - ${widthOf(end).toFixed(2)}em)`;
  return (
    <span className="ui-cut">
      <span className="ui-cut__start" style={{ maxWidth }}>
        {text.slice(0, -end.length)}
      </span>
      <span className="ui-cut__end">{end}</span>
    </span>
  );
}

/** Last words with the preceding space; empty if too long. */
export function endOf(text: string): string {
  const ends = [...text.matchAll(/ \S/g)].map(({ index }) => text.slice(index));
  return ends.find((end) => end.length <= MOST_KEPT) ?? "";
}

/** In em; browsers only measure laid-out text. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    if (/[\sijltfr'’.,:;!|I-]/.test(letter)) return sum + 0.34;
    if (/[mwMW–—]/.test(letter)) return sum + 0.88;
    return sum + (/\p{Lu}/u.test(letter) ? 0.7 : 0.59);
  }, 0.1);
}
