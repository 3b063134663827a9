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
 * @returns {{ text: (chunk: string) => void, end: (ok: boolean, note?: string) => void }} `text` receives the
 * step's output, whose last line accompanies the spinner; `end` prints the closing line
 */
export function showStep(title) {
  const started = Date.now();
  let frame = 0;
  let lastLine = "";
  let nextSign = 3_000;
  const tick = () => {
    const elapsed = Date.now() - started;
    if (isTerminal) {
      const head = `${frames[frame++ % frames.length]} ${title} ${duration(elapsed)}  `;
      const room = Math.max(0, (process.stdout.columns ?? 80) - head.length - 1);
      process.stdout.write(`\r\u001b[2K${head}${paint(2, lastLine.slice(0, room))}`);
    } else if (elapsed >= nextSign) {
      process.stdout.write(`… ${title}, ${duration(elapsed)}\n`);
      nextSign += 20_000;
    }
  };
  if (isTerminal) tick();
  const timer = setInterval(tick, isTerminal ? 100 : 1_000);
  return {
    text(chunk) {
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

/** Without colours and cursor movements. */
export function plain(/** @type {string} */ text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "").replaceAll("\r", "\n");
}
