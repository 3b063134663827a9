/** A spinner with seconds on a terminal, else a line per finished step, and an occasional sign of life. */
import process from "node:process";

const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const isTerminal = process.stdout.isTTY === true;
const useColor = isTerminal && !process.env.NO_COLOR;

const paint = (/** @type {number} */ code, /** @type {string} */ text) =>
  useColor ? `\u001b[${code}m${text}\u001b[0m` : text;

/** `0.4 s`, `12 s`, `2 min 5 s` */
function duration(/** @type {number} */ ms) {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * @param {string} title
 * @param {(elapsed: number, share: number | undefined) => string} [left] says how long the rest takes, by the ms
 * since the step began and, of browser tests, the share that is done
 * @returns {{ text: (chunk: string) => void, end: (ok: boolean, note?: string) => void }} `text` receives the
 * step's output, whose last line accompanies the spinner; `end` prints the closing line
 */
export function showStep(title, left) {
  const started = Date.now();
  const tests = countTests();
  let frame = 0;
  let lastLine = "";
  let nextSign = 3_000;
  const tick = () => {
    const elapsed = Date.now() - started;
    const far = [title, duration(elapsed), ...tests.words(), ...(left ? [left(elapsed, tests.share())] : [])];
    if (isTerminal) {
      const head = `${frames[frame++ % frames.length]} ${far.join(", ")}  `;
      const room = Math.max(0, (process.stdout.columns ?? 80) - head.length - 1);
      process.stdout.write(`\r\u001b[2K${head}${paint(2, lastLine.slice(0, room))}`);
    } else if (elapsed >= nextSign) {
      process.stdout.write(`… ${far.join(", ")}\n`);
      nextSign += 20_000;
    }
  };
  if (isTerminal) tick();
  const timer = setInterval(tick, isTerminal ? 100 : 1_000);
  return {
    text(chunk) {
      tests.read(plain(chunk));
      const line = plain(chunk).trim().split("\n").at(-1)?.trim();
      if (line) lastLine = line;
    },
    end(ok, note) {
      clearInterval(timer);
      if (isTerminal) process.stdout.write("\r\u001b[2K");
      const mark = ok ? paint(32, "✔") : paint(31, "✘");
      const tail = note === undefined ? "" : `, ${note}`;
      process.stdout.write(`${mark} ${title}${tail}  ${paint(2, duration(Date.now() - started))}\n`);
    },
  };
}

/**
 * Counts the finished tests in the output of Playwright's list: « Running 171 tests », then a line for each.
 * @returns {{ read: (text: string) => void, words: () => readonly string[], share: () => number | undefined }}
 * nothing, and undefined, for other output
 */
export function countTests() {
  let all = 0;
  let done = 0;
  return {
    read(text) {
      all = Number(/^Running (\d+) tests? using/m.exec(text)?.[1] ?? all);
      done += text.match(/^ +[✓✘-] +\d+ \[/gm)?.length ?? 0;
    },
    words: () => (all === 0 ? [] : [`${done} of ${all}`]),
    share: () => (all === 0 ? undefined : Math.min(1, done / all)),
  };
}

/** Without colours and cursor movements. */
export function plain(/** @type {string} */ text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "").replaceAll("\r", "\n");
}
