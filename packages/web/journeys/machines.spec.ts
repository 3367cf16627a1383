import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { cast, expect, signIn, test } from "./support/journey.ts";

/** The last machine of the fleet, because journeys that start cases use the others. */
async function lastMachine(page: Page) {
  const row = page.getByRole("table", { name: "Machines" }).getByRole("rowgroup").last();
  await expect(row.getByRole("link")).toBeVisible();
  const name = (await row.getByRole("link").textContent()) ?? "";
  const details = page.getByRole("dialog", { name, exact: true });
  return { row, name, details };
}

test("Ruth turns a simulator off and on again, and reads its history (4.030, 4.036, 4.037)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, cast.ruth, "/admin/cloud-case-machines");
  const { row, name, details } = await lastMachine(page);
  await expect(row.getByRole("cell", { name: /^(Idle|Off)$/ })).toBeVisible({ timeout: 45_000 });
  // An interrupted try has left the machine off.
  if (await row.getByRole("cell", { name: "Off", exact: true }).isVisible()) {
    await row.getByRole("link").press("Enter");
    await details.getByRole("button", { name: "Reset and Start In Idle" }).press("Enter");
    await page.goBack();
    await expect(details).toHaveCount(0);
  }
  await expect(row.getByRole("cell", { name: "Idle", exact: true })).toBeVisible({ timeout: 45_000 });
  expect.soft(await violations(page)).toEqual([]);

  // The details beside the table are used by the keyboard only.
  await row.getByRole("link").press("Enter");
  await expect(details).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  const turnOff = details.getByRole("button", { name: "Turn Off" });
  await page.route("**/api/graphql", (route) => route.fulfill({ status: 500, json: {} }));
  await turnOff.press("Enter");
  await expect(details.getByRole("alert")).toBeInViewport();
  await page.unroute("**/api/graphql");
  await expect(turnOff).toBeFocused();
  await turnOff.press("Enter");
  await expect(page.getByText("Turning off VM")).toBeVisible();
  await expect(details).toContainText("Turned off by an administrator");
  const history = details.getByRole("list", { name: `History of ${name}, oldest first` });
  await expect(history.getByRole("button").last()).toHaveText("Off");
  await expect(details.getByRole("button", { name: "Turn Off" })).toHaveCount(0);
  // The pressed button has disappeared: the focus stays in the details.
  await expect(details.locator(":focus")).toContainText("Turned off by an administrator");
  // The details may be rendered again at any moment, because they are read every ten seconds. A machine with a long history
  // shows only part of it.
  const earlier = details.getByRole("button", { name: "Earlier…" });
  await expect(async () => {
    if (await earlier.isVisible()) await earlier.press("Enter", { timeout: 1000 });
    await expect(earlier).toHaveCount(0, { timeout: 1000 });
    await details.locator('[tabindex="-1"]', { hasText: "Turned off by an administrator" }).last().focus();
    await page.keyboard.press("Tab");
    await expect(history.getByRole("button").first()).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("tooltip")).toContainText("Joined the fleet");

  await details.getByRole("button", { name: "Reset and Start In Idle" }).press("Enter");
  await expect(page.getByText("Starting VM")).toBeVisible();
  await expect(history.getByRole("button").last()).toHaveText("Idle", { timeout: 45_000 });

  // An action that takes a machine out of the fleet asks first.
  await details.getByRole("button", { name: "Remove VM" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("leaves the fleet");
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(details.getByRole("button", { name: "Remove VM" })).toBeFocused();
});
