/** How admins sign in, and how a backend admits, corrects and shuts them out. */
import { FirebaseError } from "firebase/app";
import { signInWithCustomToken, signInWithEmailAndPassword } from "firebase/auth";
import { expect, test } from "vitest";
import { onEachTarget } from "./on-each-target.ts";
import { signInTargets } from "./targets.ts";

const secret = "a secret that all admins share";
const claims = { adminEmail: "anne@palier.test", adminName: "Anne Autre", adminId: 7 };
/** One of the two, as the project hides addresses or not. */
const unknown = /auth\/(?:user-not-found|invalid-credential)/;
const wrong = /auth\/(?:wrong-password|invalid-credential)/;

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return "none";
  } catch (error) {
    return error instanceof FirebaseError ? error.code : String(error);
  }
}

onEachTarget((target) => {
  test("S17 a token that the backend mints signs in with its claims, and what is no token does not", async () => {
    const { auth } = await target().page(`token-${target().id(1)}`, claims);
    expect((await auth.currentUser?.getIdTokenResult())?.claims).toMatchObject(claims);
    expect(await codeOf(signInWithCustomToken(auth, "nonsense"))).toBe("auth/invalid-custom-token");
  });

  test("S17 the shared secret lets in who has an account by then, in any case of letters", async () => {
    const { auth } = await target().page();
    const email = `Karim-${target().id(1)}@palier.test`;
    const signIn = (password: string) => signInWithEmailAndPassword(auth, email.toLowerCase(), password);
    expect(await codeOf(signIn(secret))).toMatch(unknown);
    const { uid } = await target().accounts.createUser({ email, password: secret });
    await target().accounts.setCustomUserClaims(uid, claims);
    expect(await codeOf(signIn("another secret"))).toMatch(wrong);
    const { user } = await signIn(secret);
    expect([user.uid, (await user.getIdTokenResult()).claims]).toMatchObject([uid, claims]);
  });

  test("L13 who is shut out neither signs in nor renews a token, and does both once let in", async () => {
    const uid = `shut-out-${target().id(1)}`;
    const { auth } = await target().page(uid, claims);
    const token = () => target().accounts.createCustomToken(uid, claims);
    await target().accounts.updateUser(uid, { disabled: true });
    expect(await codeOf(signInWithCustomToken(auth, await token()))).toBe("auth/user-disabled");
    expect(await codeOf(Promise.resolve(auth.currentUser?.getIdToken(true)))).toBe("auth/user-disabled");
    await target().accounts.updateUser(uid, { disabled: false });
    await signInWithCustomToken(auth, await token());
    expect(await codeOf(Promise.resolve(auth.currentUser?.getIdToken(true)))).toBe("none");
  });

  test("L02 a corrected address and its claims stand in the next token, and the former one signs in nobody", async () => {
    const { auth } = await target().page();
    const [email, corrected] = ["before", "after"].map((word) => `${word}-${target().id(1)}@palier.test`);
    const signIn = (address = "") => signInWithEmailAndPassword(auth, address, secret);
    const { uid } = await target().accounts.createUser({ email: email ?? "", password: secret });
    await signIn(email);
    await target().accounts.updateUser(uid, { email: corrected ?? "" });
    await target().accounts.setCustomUserClaims(uid, { ...claims, adminEmail: corrected });
    expect(await codeOf(signIn(email))).toMatch(unknown);
    const { user } = await signIn(corrected);
    expect((await user.getIdTokenResult()).claims).toMatchObject({ adminEmail: corrected, adminId: 7 });
  });
}, signInTargets);
