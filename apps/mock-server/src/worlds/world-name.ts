import { worldNamePattern } from "@palier/contract/control";
import { cookiesHere } from "../core/cookies.ts";
import type { CoreRequest } from "../core/exchange.ts";

export const worldHeader = "x-palier-world";
export const worldCookie = "palier_world";
/** When a request names none. Never evicted. */
export const defaultWorld = "default";

export const isWorldName = (name: string): boolean => worldNamePattern.test(name);

/** By header or cookie (T02); may be malformed. */
export const askedWorld = (request: CoreRequest): string =>
  request.header(worldHeader) ?? cookiesHere(request, worldCookie).next().value ?? defaultWorld;
