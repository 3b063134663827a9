import { createHmac, timingSafeEqual } from "node:crypto";
import { isRecord } from "@palier/firebase-kit/rules";
import { parsedJson } from "../json.ts";

export type Claims = Readonly<Record<string, unknown>>;

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const header = encoded({ alg: "HS256", typ: "JWT" });
const maxLength = 16_384;

/** HMAC-SHA-256. */
export function sign(claims: Claims, key: Buffer): string {
  const text = `${header}.${encoded(claims)}`;
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

/** Official emulators accept no other. */
export const unsigned = (claims: Claims): string => {
  const now = Math.floor(Date.now() / 1000);
  return `${encoded({ alg: "none", typ: "JWT" })}.${encoded({ iat: now, exp: now + 3600, ...claims })}.`;
};

const foreignSignature = "the token is not signed by this server";

/** A string is the reason of refusal. */
export function verify(token: string, key: Buffer): Claims | string {
  if (token.length > maxLength) return "the token is too long";
  const [head, body, signature, ...more] = token.split(".");
  if (head === undefined || body === undefined || signature === undefined || more.length > 0)
    return "Invalid assertion format";
  const about = decoded(head);
  if (!isRecord(about)) return "the token cannot be read";
  if (about.alg !== "HS256") return foreignSignature;
  const expected = createHmac("sha256", key).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return foreignSignature;
  const claims = decoded(body);
  return isRecord(claims) ? claims : "the token cannot be read";
}

export function readUnsigned(token: string): Claims | undefined {
  const [head = "", body = "", signature] = token.split(".");
  const about = decoded(head);
  if (token.length > maxLength || signature !== "" || !isRecord(about) || about.alg !== "none")
    return undefined;
  const claims = decoded(body);
  return isRecord(claims) ? claims : undefined;
}

const decoded = (part: string): unknown => parsedJson(Buffer.from(part, "base64url").toString());
