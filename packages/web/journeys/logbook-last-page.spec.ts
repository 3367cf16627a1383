import { aRecordInput } from "@cathedra/test-fixtures";
import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";

// It writes a page of records and one more.
test.describe.configure({ timeout: 90_000 });

const pageSize = 25;

/** Writes records straight through the API, as whoever is signed in. */
async function writeRecords(page: Page, attendingName: string, count: number): Promise<void> {
  const token = await page.evaluate((): unknown => {
    const session: unknown = JSON.parse(sessionStorage.getItem("cathedra.session") ?? "{}");
    return Reflect.get(Object(session), "accessToken");
  });
  const { customerId, ...activity } = aRecordInput({ attending: null });
  for (let written = 0; written < count; written += 1) {
    const answer = await page.request.post("/api/graphql", {
      headers: { authorization: `Bearer ${String(token)}` },
      data: {
        query: `mutation ($activity: ActivityInput!, $customerId: Int, $attendingName: String) {
          saveActivity(activity: $activity, customerId: $customerId, attendingName: $attendingName) { activity { id } }
        }`,
        variables: { activity, customerId, attendingName },
      },
    });
    expect(await answer.json()).not.toHaveProperty("errors");
  }
}

test("Maya deletes the only record of the last page, and is led to the page before it", async ({ page }) => {
  const attending = `Lastpage, N${Date.now()}`;
  await signIn(page, cast.maya);
  await writeRecords(page, attending, pageSize + 1);
  const list = `/logbook/records?search=${encodeURIComponent(attending).replace("%20", "+")}`;
  await page.goto(`${list}&page=2`);
  const rows = page.getByRole("table", { name: "Records" }).getByRole("row");
  await expect(page.getByText(`${pageSize + 1} records`, { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(2);

  await rows
    .nth(1)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete record" }).click();
  await expect(page.getByText("Record deleted.")).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(page.getByText(`${pageSize} records`, { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(pageSize + 1);
  await expect(page.getByRole("navigation", { name: "Pages of records" })).toHaveCount(0);
  // The keyboard goes on in the list.
  await expect(rows.getByRole("link").and(page.locator(":focus"))).toHaveCount(1);
});
