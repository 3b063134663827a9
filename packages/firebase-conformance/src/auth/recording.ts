import { conversation, type Recording } from "./ask.ts";
import type { AuthService } from "./auth-service.ts";
import { backendCases } from "./backend-cases.ts";
import { documentedCases } from "./documented-cases.ts";
import { signInCases } from "./sign-in-cases.ts";

const authCases = [...signInCases, ...backendCases, ...documentedCases];

/** One after another, since the emulator has a single project. */
export async function record(service: AuthService): Promise<Recording> {
  const all: Record<string, Recording[string]> = {};
  for (const each of authCases) all[each.name] = await conversation(service, each);
  return all;
}
