import { Readable } from "node:stream";
import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { cast, expect, signIn, test } from "./support/journey.ts";

// One after the other: they take the same simulator.
test.describe.configure({ mode: "default" });

/** The last machine of the fleet: others are for the journeys that start cases. */
async function lastMachine(page: Page) {
  const row = page.getByRole("table", { name: "Machines" }).getByRole("rowgroup").last();
  await expect(row.getByRole("link")).toBeVisible();
  const name = (await row.getByRole("link").textContent()) ?? "";
  const details = page.getByRole("dialog", { name, exact: true });
  return { row, name, details };
}

test("Ruth turns a simulator off and on again, and reads what it did (4.030, 4.036, 4.037)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, cast.ruth, "/admin/cloud-case-machines");
  const { row, name, details } = await lastMachine(page);
  await expect(row.getByRole("cell", { name: "Idle", exact: true })).toBeVisible({ timeout: 45_000 });
  expect.soft(await violations(page)).toEqual([]);

  // By keyboard alone, in its details beside the table.
  await row.getByRole("link").press("Enter");
  await expect(details).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await details.getByRole("button", { name: "Turn Off" }).press("Enter");
  await expect(page.getByText("Turning off VM")).toBeVisible();
  await expect(details).toContainText("Turned off by an administrator");
  const history = details.getByRole("list", { name: `History of ${name}, oldest first` });
  await expect(history.getByRole("button").last()).toHaveText("Off");
  await expect(details.getByRole("button", { name: "Turn Off" })).toHaveCount(0);
  // What was pressed is gone: the focus stays in the details.
  await expect(details.locator(":focus")).toContainText("Turned off by an administrator");
  await page.keyboard.press("Tab");
  await expect(history.getByRole("button").first()).toBeFocused();
  await expect(page.getByRole("tooltip")).toContainText("Joined the fleet");

  await details.getByRole("button", { name: "Reset and Start In Idle" }).press("Enter");
  await expect(page.getByText("Starting VM")).toBeVisible();
  await expect(history.getByRole("button").last()).toHaveText("Idle", { timeout: 45_000 });

  // Turned on ahead of events, with as many others as are missing: here it is the one that is off.
  await details.getByRole("button", { name: "Turn Off" }).press("Enter");
  await expect(history.getByRole("button").last()).toHaveText("Off");
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(row.getByRole("link")).toBeFocused();
  await expect(row.getByRole("cell", { name: "Off", exact: true })).toBeVisible();
  const ahead = page.getByRole("region", { name: "Ready for events" });
  await ahead.getByLabel("Machines to turn on").fill("1");
  await ahead.getByRole("button", { name: "Make ready" }).press("Enter");
  await expect(page.getByText("Turning on 1 machine")).toBeVisible();
  await expect(row).toContainText(/Turned on ahead of an event|Ready/);
  await expect(row.getByRole("cell", { name: "Idle", exact: true })).toBeVisible({ timeout: 45_000 });

  // What takes a machine out of the fleet asks first.
  await row.getByRole("link").press("Enter");
  await details.getByRole("button", { name: "Remove VM" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("leaves the fleet");
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(details.getByRole("button", { name: "Remove VM" })).toBeFocused();
});

test("Ruth finds a simulator, saves what she sees, and keeps the details of one that is removed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // What the poll says is changed on its way, so that the fleet of the other journeys stays.
  let isRemoved = false;
  await page.route("**/api/graphql", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    if (isRemoved && Array.isArray(body?.data?.cloudCaseVMs)) body.data.cloudCaseVMs.pop();
    await route.fulfill({ response: answer, json: body });
  });
  await signIn(page, cast.ruth, "/admin/cloud-case-machines");
  const { row, name, details } = await lastMachine(page);
  const rows = page.getByRole("table", { name: "Machines" }).getByRole("rowheader");
  const all = await rows.count();
  expect(all).toBeGreaterThan(1);
  await page.getByRole("searchbox", { name: "Search machines" }).fill(name);
  await expect(rows).toHaveCount(1);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save CSV" }).click();
  const file = await (await saved).createReadStream();
  const text = await new Response(Readable.toWeb(file) as ReadableStream).text();
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain(`${name},`);
  await page.reload();
  await expect(rows).toHaveText([name]);

  // Somebody else removes it: its details stay, the row goes, and the focus stays in the details.
  await row.getByRole("link").press("Enter");
  await expect(details.getByRole("button", { name: "Remove VM" })).toBeVisible({ timeout: 45_000 });
  await details.getByRole("button", { name: "Remove VM" }).focus();
  isRemoved = true;
  await expect(details).toContainText("This machine has left the fleet", { timeout: 30_000 });
  await expect(details.getByRole("button", { name: "Remove VM" })).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null))
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByText("No machine here matches.")).toBeVisible();
});

test("Ruth sees at the machine what did not work, and since when the fleet is old", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await signIn(page, cast.ruth, "/admin/cloud-case-machines");
  const { row, details } = await lastMachine(page);
  await row.getByRole("link").press("Enter");
  const act = details.getByRole("button", { name: /^(Turn Off|Reset and Start In Idle)$/ });
  // A simulator on its way to a state has neither.
  await expect(act).toBeVisible({ timeout: 45_000 });
  // Whatever is asked now fails: first what she does, then the poll.
  await page.route("**/api/graphql", (route) => route.fulfill({ status: 500, json: {} }));
  await act.press("Enter");
  const alert = details.getByRole("alert");
  await expect(alert).toHaveText(/^Failed to (turn off|start) VM/);
  await expect(alert).toBeInViewport();
  await expect(act).toBeFocused();
  await expect(details.getByText("now", { exact: true })).toHaveCount(0);
  await page.unroute("**/api/graphql");
  await details.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(alert).toHaveCount(0);
  await expect(details.getByText("now", { exact: true })).toBeVisible({ timeout: 45_000 });

  await page.route("**/api/graphql", (route) => route.fulfill({ status: 500, json: {} }));
  await page.keyboard.press("Escape");
  await expect(
    page.getByText(/^This is as of .+ It could not be updated since; trying again\.$/),
  ).toBeVisible({ timeout: 30_000 });
  await page.unroute("**/api/graphql");
  await page.getByRole("button", { name: "Look again" }).press("Enter");
  await expect(page.getByText(/^This is as of/)).toHaveCount(0);
});
