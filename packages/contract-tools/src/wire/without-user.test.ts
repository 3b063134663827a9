import { expect, test } from "vitest";
import { withoutUser } from "./without-user.ts";

test.each([
  ["some%40body:a%3Ab%C3%A9", "some@body:a:b\u00e9"],
  ["somebody:100%", "somebody:100%"],
  ["somebody:%zz%E9%40", "somebody:%zz%E9%40"],
])("%s@ is signed in with, as %s", (user, pair) => {
  const { url, headers } = withoutUser(new URL(`https://${user}@backend.example/api`));
  expect(url.href).toBe("https://backend.example/api");
  expect(Buffer.from(String(headers.authorization).slice("Basic ".length), "base64").toString()).toBe(pair);
});
