/** The most letters of a name's end that are kept when it is cut. */
const MOST_KEPT = 12;

/** What a cut name keeps of its start at least: two letters and the dots. Its end is what tells it apart. */
const LEAST_START = "2.4em";

/**
 * A name that, where it has no room, is cut before its end: « Baguette de tra… – en soirée ». For names whose end tells them
 * apart.
 */
export function CutText({ children }: { children: string }) {
  // Its end keeps its spaces; a line that ends in it would make the row two lines high.
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

/** The last words of a name, with the space before them; empty where it has none that are short enough. */
export function endOf(text: string): string {
  const ends = [...text.matchAll(/ \S/g)].map(({ index }) => text.slice(index));
  return ends.find((end) => end.length <= MOST_KEPT) ?? "";
}

/** About how wide a text is, in em: the browser could say it only of what it has laid out. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    if (/[\sijltfr'’.,:;!|I-]/.test(letter)) return sum + 0.34;
    if (/[mwMW–—]/.test(letter)) return sum + 0.88;
    return sum + (/\p{Lu}/u.test(letter) ? 0.7 : 0.59);
  }, 0.1);
}
