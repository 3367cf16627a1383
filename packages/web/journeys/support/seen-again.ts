import { expect, type Locator } from "@playwright/test";

/** Returns to the page, as from another tab, until the element is there. */
export async function comesUp(wanted: Locator): Promise<void> {
  await expect(async () => {
    await wanted.page().evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(wanted).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}
