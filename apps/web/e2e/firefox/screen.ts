import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestWorld } from "@palier/mock-server/playwright";
import type { KeyInput, Locator, Page } from "puppeteer-core";
import { z } from "zod";
import { cellsOf } from "../kit/csv-cells.ts";
import { eventually } from "./eventually.ts";

type Role =
  | "alert"
  | "button"
  | "checkbox"
  | "columnheader"
  | "combobox"
  | "dialog"
  | "gridcell"
  | "heading"
  | "link"
  | "listitem"
  | "menuitem"
  | "option"
  | "searchbox"
  | "status"
  | "textbox";

type Name = string | RegExp;

const body = z.record(z.string(), z.unknown());

/** A page in a user's terms. Each step waits for what it needs. */
export class Screen {
  readonly page: Page;
  readonly world: TestWorld;
  readonly #downloads: string;

  constructor(page: Page, world: TestWorld, downloads: string) {
    this.page = page;
    this.world = world;
    this.#downloads = downloads;
  }

  named(role: Role, name: Name, within = ""): string {
    const words = typeof name === "string" ? name : `/${name.source}/`;
    // A selector consumes one level of backslashes.
    return `${within} ::-p-named(${role}|${words.replaceAll("\\", "\\\\")})`.trim();
  }

  async sees(role: Role, name: Name, within?: string): Promise<void> {
    await this.#found(role, name, within, (locator) => locator.wait());
  }

  async #found(
    role: Role,
    name: Name,
    within: string | undefined,
    act: (locator: Locator<Element>) => Promise<unknown>,
  ): Promise<void> {
    const selector = this.named(role, name, within);
    await act(this.page.locator(selector)).catch((cause: unknown) => {
      throw new Error(`not there, or not to be pressed: ${selector}`, { cause });
    });
  }

  async seesNo(role: Role, name: Name, within?: string): Promise<void> {
    await eventually(`no ${role} ${String(name)}`, async () => {
      return (await this.page.$$(this.named(role, name, within))).length === 0;
    });
  }

  /** Waits until it is enabled and no longer moves. */
  async press(role: Role, name: Name, within?: string): Promise<void> {
    await this.#found(role, name, within, (locator) =>
      locator.filter((found) => found.getAttribute("aria-disabled") !== "true").click(),
    );
  }

  async fill(role: "combobox" | "searchbox" | "textbox", name: Name, text: string): Promise<void> {
    await this.press(role, name);
    await this.keys("Control+a");
    await this.page.keyboard.type(text);
  }

  /** `keys("Control+k", "Enter")` */
  async keys(...all: readonly (KeyInput | `Control+${"a" | "k"}`)[]): Promise<void> {
    for (const key of all) {
      if (key !== "Control+a" && key !== "Control+k") await this.page.keyboard.press(key);
      else {
        await this.page.keyboard.down("Control");
        await this.page.keyboard.press(key === "Control+a" ? "a" : "k");
        await this.page.keyboard.up("Control");
      }
    }
  }

  async focusIsOn(selector: string): Promise<void> {
    await eventually(`the focus on ${selector}`, () =>
      this.page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector),
    );
  }

  async isAt(address: RegExp): Promise<void> {
    await eventually(`the address ${address.source}`, async () => {
      const { pathname, search } = new URL(this.page.url());
      return address.test(pathname + search);
    });
  }

  /** Expects a success toast. */
  async isTold(message: string): Promise<void> {
    await this.sees(
      "listitem",
      new RegExp(`^Succès : ${message}`),
      "[role=region][aria-label^=Notifications]",
    );
  }

  async texts(selector: string): Promise<string[]> {
    return await this.page.$$eval(selector, (all) => all.map((each) => each.textContent.trim()));
  }

  /** Waits for the requested screen. */
  async signIn(email: string, password = "palier"): Promise<void> {
    await this.fill("textbox", /^E-mail/, email);
    await this.fill("textbox", /^Mot de passe/, password);
    await this.press("button", "Se connecter");
    if (password !== "palier") return;
    await this.isAt(/^(?!\/admin\/login)/);
    await this.page.locator("main h1").wait();
  }

  /** @param path without `/api` */
  async read(path: string): Promise<Record<string, unknown>> {
    return body.parse(await this.page.evaluate(async (url) => (await fetch(url)).json(), `/api${path}`));
  }

  async stored(place: string): Promise<Record<string, unknown>> {
    const answer = await this.read(place);
    return "record" in answer ? body.parse(answer.record) : answer;
  }

  async rows(path: string, query = ""): Promise<readonly Record<string, unknown>[]> {
    const { data } = await this.read(`${path}?draw=1&start=0&length=500${query}`);
    return z.array(body).parse(data);
  }

  /** Cells by line, once the file is complete. */
  async downloaded(name: RegExp): Promise<string[][]> {
    let text = "";
    await eventually(`the file ${name.source}`, async () => {
      const files = await readdir(this.#downloads);
      const file = files.find((each) => name.test(each));
      if (file === undefined || files.includes(`${file}.part`)) return false;
      text = await readFile(join(this.#downloads, file), "utf8");
      return text !== "";
    });
    return cellsOf(text);
  }
}
