import AxeBuilder from "@axe-core/playwright";
import { cast, expect, signIn, test } from "./support/journey.ts";

// One after the other: they take the same simulator.
test.describe.configure({ mode: "default" });

test("Ruth turns a simulator off and on again, and reads what it did", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, cast.ruth, "/admin/cloud-case-machines");
  const last = page.getByRole("heading", { level: 3 }).last();
  await expect(last).toBeVisible();
  const name = (await last.textContent()) ?? "";
  const card = page.getByRole("region", { name, exact: true });
  const inGroup = (group: string) =>
    page.getByRole("region", { name: group, exact: true }).getByRole("heading", { name });
  await expect(inGroup("Idle")).toBeVisible({ timeout: 45_000 });
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect
    .soft(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(", ")}`))
    .toEqual([]);

  // By keyboard alone.
  await card.getByRole("button", { name: "Turn Off" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Turning off VM")).toBeVisible();
  await expect(inGroup("Off")).toBeVisible();
  await expect(card).toContainText("Turned off by an administrator");
  await page.keyboard.press("Tab");
  const history = card.getByRole("list", { name: `History of ${name}, oldest first` });
  await expect(history.getByRole("button").first()).toBeFocused();
  await expect(page.getByRole("tooltip")).toContainText("Joined the fleet");

  await card.getByRole("button", { name: "Reset and Start In Idle" }).press("Enter");
  await expect(page.getByText("Starting VM")).toBeVisible();
  await expect(inGroup("Idle")).toBeVisible({ timeout: 45_000 });
  await expect(history.getByRole("button").last()).toHaveText("Idle");

  // Turned on ahead of events, with as many others as are missing: here it is the one that is off.
  await card.getByRole("button", { name: "Turn Off" }).press("Enter");
  await expect(inGroup("Off")).toBeVisible();
  const ahead = page.getByRole("region", { name: "Ready for events" });
  await ahead.getByLabel("Machines to turn on").fill("1");
  await ahead.getByRole("button", { name: "Make ready" }).press("Enter");
  await expect(page.getByText("Turning on 1 machine")).toBeVisible();
  await expect(card).toContainText(/Turned on ahead of an event|Ready/);
  await expect(inGroup("Idle")).toBeVisible({ timeout: 45_000 });

  // What takes a machine out of the fleet asks first.
  await card.getByRole("button", { name: "Remove VM" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("leaves the fleet");
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(card.getByRole("button", { name: "Remove VM" })).toBeFocused();
});

test("Ruth sees at the machine what did not work, and since when the fleet is old", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await signIn(page, cast.ruth, "/admin/cloud-case-machines");
  const last = page.getByRole("heading", { level: 3 }).last();
  await expect(last).toBeVisible();
  const card = page.getByRole("region", { name: (await last.textContent()) ?? "", exact: true });
  const act = card.getByRole("button", { name: /^(Turn Off|Reset and Start In Idle)$/ });
  // A simulator on its way to a state has neither.
  await expect(act).toBeVisible({ timeout: 45_000 });
  // Whatever is asked now fails: first what she does, then the poll.
  await page.route("**/api/graphql", (route) => route.fulfill({ status: 500, json: {} }));
  await act.press("Enter");
  const alert = card.getByRole("alert");
  await expect(alert).toHaveText(/^Failed to (turn off|start) VM/);
  await expect(alert).toBeInViewport();
  await expect(act).toBeFocused();
  await expect(
    page.getByText(/^This is as it was at .+ It could not be read since; trying again\.$/),
  ).toBeVisible();
  await expect(card.getByText("now", { exact: true })).toHaveCount(0);

  await page.unroute("**/api/graphql");
  await page.getByRole("button", { name: "Look again" }).press("Enter");
  await expect(page.getByText(/^This is as it was at/)).toHaveCount(0);
  await expect(card.getByText("now", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(alert).toHaveCount(0);
});

test("The fleet is not shown to who does not administer it", async ({ page }) => {
  await signIn(page, cast.george, "/admin/cloud-case-machines");
  await expect(page.getByRole("main")).toContainText("You do not have");
  await expect(page.getByText("Simulator 1")).toHaveCount(0);
});
