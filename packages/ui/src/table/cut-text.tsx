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

/** In em, hardly more than the text takes: browsers only measure laid-out text, and a gap would show. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0.04);
}

function letterWidth(letter: string): number {
  if (/[\sijl'’.,:;!|I]/.test(letter)) return 0.29;
  if (/[tfr-]/.test(letter)) return letter === "-" ? 0.47 : 0.39;
  if (/[mwMWŒœÆæ—]/.test(letter)) return letter === "W" || letter === "œ" ? 1 : 0.9;
  if (/[GHNOQUÀ-Ö]/.test(letter)) return 0.78;
  return /\p{Lu}/u.test(letter) ? 0.73 : 0.615;
}
