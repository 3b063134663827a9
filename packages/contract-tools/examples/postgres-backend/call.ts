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

/** An accepted request: signed in, body and parameters checked, in its own transaction. */
export interface Call {
  readonly db: PoolClient;
  readonly document: Document;
  readonly operation: Operation;
  readonly id: number;
  readonly query: CheckedQuery["values"];
  readonly body: Values;
  /** Undefined for public operations. */
  readonly session: Session | undefined;
  readonly admin: number;
}

/** A JSON answer, or a streamed file. */
export type Answer =
  | { readonly status: number; readonly json: unknown; readonly cookie?: string }
  | { readonly write: (response: ServerResponse) => Promise<void> };

export type Handler = (call: Call) => Promise<Answer>;

export const ok = (json: unknown, status = 200): Answer => ({ status, json });
