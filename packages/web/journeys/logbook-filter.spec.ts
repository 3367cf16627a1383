import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";

test("Maya narrows the list step by step, shares its address, and goes Back", async ({ page }) => {
  await signIn(page, cast.maya, "/logbook/records?page=2");
  const rows = page.getByRole("table", { name: "Records" }).getByRole("row");
  await expect(rows.nth(1).getByRole("link")).toBeVisible();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const popup = page.getByRole("dialog", { name: "Filters" });
  // Only administrators filter by participant (7.007).
  await expect(popup.getByRole("button", { name: /Intervention type/ })).toBeVisible();
  await expect(popup.getByRole("searchbox", { name: "Participant" })).toHaveCount(0);
  await expect(popup.getByRole("button", { name: /Organ system/ })).toBeDisabled();

  await popup.getByRole("button", { name: /Intervention type/ }).click();
  await page.getByRole("option", { name: "Venous Interventions" }).click();
  // Another filter starts at page 1 (7.046).
  await expect(page).toHaveURL("/logbook/records?type=Venous+Interventions");
  await popup.getByRole("button", { name: /Organ system/ }).click();
  await page.getByRole("option", { name: "Deep veins" }).click();
  await expect(page).toHaveURL("/logbook/records?type=Venous+Interventions&system=Deep+veins");
  await popup.getByRole("button", { name: "Show records" }).click();
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeFocused();

  await page.reload();
  const inUse = page.getByRole("region", { name: "Filters in use" });
  await expect(inUse.getByRole("button")).toHaveText([
    "Intervention type: Venous Interventions",
    "Organ system: Deep veins",
    "Clear filters",
  ]);
  await inUse.getByRole("button", { name: "Remove the filter: Organ system: Deep veins" }).click();
  await expect(page).toHaveURL("/logbook/records?type=Venous+Interventions");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/logbook/records?page=2");
  await expect(inUse).toHaveCount(0);

  await page.goto("/logbook/records?type=Magic&from=never&attending=%00&hospital=Nowhere%20General");
  await expect(
    page.getByText("No records found, try clearing the filters or reloading the page"),
  ).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/logbook/records");
  await expect(rows).toHaveCount(26);
});

test("Priya, who administers a group, finds the cases of a trainee, and clears the popup", async ({
  page,
}) => {
  await signIn(page, cast.priya, "/logbook/records");
  const rows = page.getByRole("table", { name: "Records" }).getByRole("row");
  await expect(rows.nth(1).getByRole("link")).toBeVisible();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const popup = page.getByRole("dialog", { name: "Filters" });
  const participant = popup.getByRole("searchbox", { name: "Participant" });
  await participant.fill("herrera");
  await expect(page).toHaveURL("/logbook/records?participant=herrera");
  await popup.getByRole("button", { name: "Clear", exact: true }).last().click();
  await expect(page).toHaveURL("/logbook/records");
  await expect(participant).toHaveValue("");
});

test("Priya is faster than the answers, and every choice counts", async ({ page }) => {
  await signIn(page, cast.priya, "/logbook/records");
  const rows = page.getByRole("table", { name: "Records" }).getByRole("row");
  await expect(rows.nth(1).getByRole("link")).toBeVisible();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const popup = page.getByRole("dialog", { name: "Filters" });
  const participant = popup.getByRole("searchbox", { name: "Participant" });
  await participant.waitFor();

  const answers = await holdAnswers(page);
  // Leaving the field counts as a pause: what was typed is neither lost nor late.
  await participant.fill("herrera");
  await popup.getByRole("button", { name: /Primary modality/ }).click();
  await page.getByRole("option", { name: "Ultrasound" }).click();
  await expect(page).toHaveURL("/logbook/records?participant=herrera&modality=Ultrasound");
  await expect(popup.getByRole("button", { name: /Primary modality/ })).toContainText("Ultrasound");
  await popup.getByRole("button", { name: "Clear", exact: true }).last().click();
  await expect(page).toHaveURL("/logbook/records");
  await expect(participant).toHaveValue("");
  await popup.getByRole("button", { name: "Show records" }).click();

  await page.getByRole("searchbox", { name: "Search records" }).fill("biopsy");
  await page.getByRole("button", { name: /^Procedure/ }).click();
  await expect(page).toHaveURL("/logbook/records?search=biopsy&sort=procedureName");
  answers.release();
  await expect(rows.nth(1)).toContainText(/biopsy/i);
});

/** From now on the API's answers wait until they are let go. */
async function holdAnswers(page: Page): Promise<{ readonly release: () => void }> {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/graphql", async (route) => {
    await promise;
    await route.continue();
  });
  return { release: () => release() };
}
