import type { RouteEntry } from "@palier/contract";
import type { FaultInput } from "@palier/contract/control";
import { isRecord } from "@palier/firebase-kit/rules";
import type { CoreRequest } from "../core/exchange.ts";
import { parsedJson } from "../realtime/json.ts";
import { namePattern, pathPattern } from "./patterns.ts";

export interface FaultedCall {
  readonly request: CoreRequest;
  /** Relative to the API's base. */
  readonly path: string;
  readonly route: RouteEntry | undefined;
  /** Undefined for a GET or an oversized body. */
  readonly body: Uint8Array | undefined;
}

type Test = (call: FaultedCall) => boolean;

export function faultTest({ route, method, path, match = {} }: FaultInput): Test {
  const tests: Test[] = [];
  if (route !== undefined) {
    const fits = namePattern(route);
    tests.push((call) => call.route !== undefined && fits(call.route.name));
  }
  if (method !== undefined) tests.push(({ request }) => request.method === method);
  if (path !== undefined) {
    const fits = pathPattern(path);
    tests.push((call) => fits(call.path));
  }
  const { query = {}, headers = {}, body } = match;
  for (const [name, value] of Object.entries(query)) {
    tests.push(({ request }) => new URLSearchParams(request.query).getAll(name).includes(value));
  }
  for (const [name, value] of Object.entries(headers)) {
    tests.push(({ request }) => request.header(name.toLowerCase()) === value);
  }
  if (body !== undefined) tests.push((call) => hasAtLeast(sentJson(call.body), body));
  return (call) => tests.every((test) => test(call));
}

const decoder = new TextDecoder();
const sentJson = (bytes: Uint8Array | undefined): unknown =>
  bytes === undefined ? undefined : parsedJson(decoder.decode(bytes));

/** Objects may have extra keys. */
function hasAtLeast(value: unknown, asked: unknown): boolean {
  if (isRecord(asked)) {
    return (
      isRecord(value) &&
      Object.entries(asked).every(([key, each]) => Object.hasOwn(value, key) && hasAtLeast(value[key], each))
    );
  }
  if (Array.isArray(asked)) {
    return (
      Array.isArray(value) &&
      value.length === asked.length &&
      asked.every((each: unknown, at) => hasAtLeast(value[at], each))
    );
  }
  return value === asked;
}
