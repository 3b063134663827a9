/**
 * A virtual display, message bus and Orca, whose speech is written down. Keys are pressed on the display's
 * keyboard, so that Orca gets them before the browser.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const runFile = promisify(execFile);

/** Ms of silence after which Orca is done, and ms to wait for an announcement. */
const quiet = 1_500;
const patience = 20_000;

export class Desk {
  /** For programs on this desk. */
  readonly env: NodeJS.ProcessEnv;
  readonly #folder: string;
  readonly #children: ChildProcess[] = [];
  /** Lines consumed so far. */
  #heard = 0;

  private constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.env = env;
  }

  /** @throws Error if one of the programs is not installed */
  static async open(): Promise<Desk> {
    const folder = await mkdtemp(join(tmpdir(), "palier-desk-"));
    const run = join(folder, "run");
    await mkdir(run, { mode: 0o700 });
    const desk = new Desk(folder, {
      ...process.env,
      HOME: folder,
      XDG_RUNTIME_DIR: run,
      GNOME_ACCESSIBILITY: "1",
      LC_ALL: "C.UTF-8",
      LANGUAGE: "fr",
      TZ: "Europe/Paris",
      PALIER_SAID: join(folder, "said"),
    });
    const screen = ["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"];
    desk.env.DISPLAY = `:${await desk.#start("Xvfb", screen)}`;
    const bus = ["--session", "--nofork", "--print-address"];
    desk.env.DBUS_SESSION_BUS_ADDRESS = await desk.#start("dbus-daemon", bus);
    await desk.#run("gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true");
    const own = join(folder, "orca");
    await mkdir(own);
    const customizations = "orca-customizations.py";
    await copyFile(new URL(customizations, import.meta.url), join(own, customizations));
    desk.#keep("orca", ["--user-prefs", own, "--disable", "braille"]);
    await desk.says(/activé/);
    return desk;
  }

  /** Resolves to the first line that the program prints. */
  async #start(command: string, args: readonly string[]): Promise<string> {
    const { stdout } = this.#keep(command, args);
    if (stdout === null) throw new Error(`${command} prints nothing`);
    const [line] = await once(createInterface(stdout), "line");
    return String(line).trim();
  }

  #keep(command: string, args: readonly string[]): ChildProcess {
    const child = spawn(command, args, { env: this.env, stdio: ["ignore", "pipe", "ignore"] });
    this.#children.push(child);
    return child;
  }

  async #run(command: string, ...args: readonly string[]): Promise<string> {
    return (await runFile(command, args, { env: this.env })).stdout.trim();
  }

  async #said(): Promise<readonly string[]> {
    const lines = await readFile(this.env.PALIER_SAID ?? "", "utf8").catch(() => "");
    return lines.split("\n").slice(0, -1);
  }

  /** Consumes all speech until it. @throws Error with all that was said instead */
  async says(what: RegExp): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      const news = (await this.#said()).slice(this.#heard);
      const index = news.findIndex((line) => what.test(line));
      if (index >= 0) {
        this.#heard += index;
        return;
      }
      if (Date.now() > end) throw new Error(`not said: ${what.source}\nsaid: ${news.join(" | ")}`);
      await pause(100);
    }
  }

  /** Consumes all speech. */
  async silence(): Promise<void> {
    for (let before = -1; before !== this.#heard; ) {
      before = this.#heard;
      await pause(quiet);
      this.#heard = (await this.#said()).length;
    }
  }

  /** In xdotool's names: `press("Tab", "ctrl+k")`. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#run("xdotool", "key", key);
  }

  async type(text: string): Promise<void> {
    await this.#run("xdotool", "type", "--delay", "60", text);
  }

  /** There is no window manager, so the title finds the window. */
  async focusWindow(title: string): Promise<void> {
    const ids = await this.#run("xdotool", "search", "--sync", "--onlyvisible", "--name", title);
    await this.#run("xdotool", "windowfocus", ids.split("\n").at(-1) ?? "");
  }

  async close(): Promise<void> {
    for (const child of this.#children.toReversed()) child.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
