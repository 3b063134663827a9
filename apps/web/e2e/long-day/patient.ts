import { expect as usual } from "@playwright/test";

/** For a busy machine. */
export const expect = usual.configure({ timeout: 30_000 });

/** Ms. */
export const minute = 60_000;
