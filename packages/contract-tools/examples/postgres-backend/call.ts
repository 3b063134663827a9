import type { ServerResponse } from "node:http";
import type { PoolClient } from "pg";
import type { CheckedQuery } from "./check.ts";
import type { Document, Operation } from "./document.ts";

export type Values = Readonly<Record<string, unknown>>;

export interface Session {
  readonly cookieHash: string;
  readonly csrfToken: string;
  readonly admin: {
    readonly id: number;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
}

/** A request that was let in: signed in, its body and parameters checked, in a transaction of its own. */
export interface Call {
  readonly db: PoolClient;
  readonly document: Document;
  readonly operation: Operation;
  readonly id: number;
  readonly query: CheckedQuery["values"];
  readonly body: Values;
  /** Undefined where none is needed. */
  readonly session: Session | undefined;
  readonly admin: number;
}

/** An answer in JSON; or a file, which is written as it is read. */
export type Answer =
  | { readonly status: number; readonly json: unknown; readonly cookie?: string }
  | { readonly write: (response: ServerResponse) => Promise<void> };

export type Handler = (call: Call) => Promise<Answer>;

export const ok = (json: unknown, status = 200): Answer => ({ status, json });
