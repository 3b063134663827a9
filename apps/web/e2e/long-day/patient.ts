import { expect as usual } from "@playwright/test";

/** With the patience that a busy machine needs. */
export const expect = usual.configure({ timeout: 30_000 });

/** In ms. */
export const minute = 60_000;
