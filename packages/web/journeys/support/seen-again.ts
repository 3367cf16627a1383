import { expect, type Locator } from "@playwright/test";

/** Comes back to the page of what is looked for, as from another tab, until it is there. */
export async function comesUp(wanted: Locator): Promise<void> {
  await expect(async () => {
    await wanted.page().evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(wanted).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}
