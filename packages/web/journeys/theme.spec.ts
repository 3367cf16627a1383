import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("the portal follows the device's colour scheme until Maya chooses the dark theme, which applies at once in all tabs", async ({
  page,
  context,
}) => {
  await signIn(page, cast.maya, "/profile/account");
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground(page)).not.toBe(light);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground(page)).toBe(light);
  const other = await context.newPage();
  await other.goto("/terms");
  await page.getByRole("button", { name: /^Theme/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect.poll(() => ground(page)).not.toBe(light);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  const dark = await ground(page);
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => document.body !== null);
  expect(await ground(page)).toBe(dark);
});
