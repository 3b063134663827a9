import { expect } from "vitest";
import type { World } from "../../src/world/world.ts";
import { asSent } from "./as-sent.ts";

export const demoEmail = "jeanne.martin@palier.test";
export const otherEmail = "karim.benali@palier.test";

export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** An admin's browser, over any transport. */
export class Client {
  cookie = "";
  token = "";
  readonly #send: Send;
  readonly #world: (() => World) | undefined;

  constructor(send: Send, world?: () => World) {
    this.#send = send;
    this.#world = world;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { headers: { cookie: this.cookie, ...headers } });
  }

  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, {
      method: "POST",
      headers: {
        cookie: this.cookie,
        "content-type": "application/json",
        "x-csrf-token": this.token,
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  /** Posts like a screen: {@link asSent}. */
  async send(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.post(path, this.#world === undefined ? body : asSent(this.#world(), path, body), headers);
  }

  async signIn(email: string = demoEmail, password = "palier"): Promise<Response> {
    const answer = await this.post("/admin/login", { email, password });
    // By the plain name, which every server reads: a restarted one has another port.
    this.cookie = (answer.headers.get("set-cookie")?.split(";")[0] ?? "").replace(
      /^(palier_session)_\d+=/,
      "$1=",
    );
    if (answer.ok) this.token = ((await answer.clone().json()) as { csrfToken: string }).csrfToken;
    return answer;
  }
}

/** Loosely typed. */
export const json = async <T = Record<string, never>>(answer: Response | Promise<Response>): Promise<T> =>
  (await (await answer).json()) as T;

/** Assertions about an empty list hold vacuously. */
export function nonEmpty<T extends readonly unknown[]>(list: T): T {
  expect(list).not.toHaveLength(0);
  return list;
}

export type Row = Record<string, unknown> & { id: number; version: number };

export interface TableAnswer {
  draw: number;
  recordsTotal: number;
  recordsFiltered: number;
  data: Row[];
}

export interface Choice {
  readonly id: string | number;
  readonly text: string;
}

export interface FormAnswer {
  readonly values: Record<string, unknown> & { version: number };
  readonly choices: Record<string, Choice[]>;
  readonly record: Row;
}

export interface HistoryLine extends Row {
  entity: string;
  event: string;
  byAdmin: string;
  at: string;
  changes: { field: string; label: string; from: string | null; to: string | null }[];
}

export interface ProblemAnswer {
  type: string;
  title: string;
  status: number;
  detail?: string;
  errors?: { path: string; message: string }[];
  allowed?: string[];
  current?: Record<string, unknown>;
  holder?: { name: string };
}
