import { worldNamePattern } from "@palier/contract/control";
import { readCookie } from "../core/cookies.ts";
import type { CoreRequest } from "../core/exchange.ts";

export const worldHeader = "x-palier-world";
export const worldCookie = "palier_world";
/** The world of whoever names none. It never goes. */
export const defaultWorld = "default";

export const isWorldName = (name: string): boolean => worldNamePattern.test(name);

/** The world that a request names by header or else by cookie (T02); it may be out of shape. */
export const askedWorld = (request: CoreRequest): string =>
  request.header(worldHeader) ?? readCookie(request.header("cookie"), worldCookie) ?? defaultWorld;
