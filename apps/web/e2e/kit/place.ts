import { expect, type Locator } from "@playwright/test";

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In px. Retries, as rows may be missing while rendering. */
export async function placeOf(target: Locator): Promise<Place> {
  let found: Place | null = null;
  await expect(async () => {
    found = await target.boundingBox();
    expect(found, `${target} is not shown`).not.toBeNull();
  }).toPass({ timeout: 10_000 });
  if (found === null) throw new Error(`${target} is not shown`);
  return found;
}
