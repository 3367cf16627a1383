import { cast, expect, signIn, test } from "./support/journey.ts";

const maya = cast.maya;

test("Maya searches, pages, sorts and opens her records, whatever fails or is narrow (7.001, 7.003, 7.004, 7.051, 7.082, G.018, X08)", async ({
  page,
}) => {
  test.slow();
  await signIn(page, maya, "/logbook");
  await test.step("Maya searches and pages by keyboard (7.003, 7.051)", async () => {
    await page.goto("/logbook/records");
    const rows = page.getByRole("table", { name: "Records" }).getByRole("row");
    await expect(rows).toHaveCount(26);
    const first = await rows.nth(1).textContent();

    await page.getByRole("link", { name: "Page 2" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/logbook/records?page=2");
    await expect(rows.nth(1)).not.toHaveText(first ?? "");
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");

    await page.getByRole("searchbox", { name: "Search records" }).focus();
    await page.keyboard.type("  Wójcik ");
    // Another search starts at page 1 (7.046), and says how many there are.
    await expect(page).toHaveURL(`/logbook/records?search=${encodeURIComponent("Wójcik")}`);
    await expect(rows.nth(1)).toContainText("Wójcik, Katarzyna");
    await expect(page.getByRole("status").filter({ hasText: /^\d+ records$/ })).toBeVisible();

    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Search records" })).toHaveValue("Wójcik");
    await page.getByRole("searchbox", { name: "Search records" }).press("Escape");
    await expect(page).toHaveURL("/logbook/records");
  });
  await test.step("Maya sorts by a column's head, and opens a record by its row (7.004, X08)", async () => {
    await page.goto("/logbook/records");
    const head = page.getByRole("columnheader", { name: "Attending" });
    const sort = head.getByRole("button");
    await sort.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/logbook/records?sort=attending");
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await sort.click();
    await expect(page).toHaveURL("/logbook/records?sort=attending&order=desc");
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("row").nth(3).getByRole("cell").nth(2).click();
    await expect(page).toHaveURL(/\/logbook\/records\/[0-9a-f-]{36}$/);
    await page.goBack();
    await expect(page).toHaveURL("/logbook/records?sort=attending&order=desc");
  });
  await test.step("Maya's search that finds nothing says so and can be cleared", async () => {
    await page.goto("/logbook/records?search=qqqqqq");
    await expect(
      page.getByText("No records found, try clearing the filters or reloading the page"),
    ).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByRole("table", { name: "Records" }).getByRole("row")).toHaveCount(26);
    await expect(page.getByRole("searchbox", { name: "Search records" })).toHaveValue("");
  });
  await test.step("A list that cannot be fetched says so in its place, and comes when Maya tries again (7.082, G.018)", async () => {
    await page.goto("/logbook/records");
    await expect(page.getByRole("row")).toHaveCount(26);
    await page.route("**/api/graphql", (route) =>
      route.fulfill({
        status: 500,
        json: {
          errors: [
            { message: "Something went wrong. Please try again later.", extensions: { code: "INTERNAL" } },
          ],
        },
      }),
    );
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByRole("alert")).toContainText("Something went wrong. Please try again later.");
    await expect(page.getByRole("searchbox", { name: "Search records" })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("row")).toHaveCount(26);
  });
  await test.step("On a narrow screen Maya sees date, attending and procedure of each record", async () => {
    await page.goto("/logbook/records");
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole("columnheader")).toHaveText(["Procedure Name", "Date", "Attending"]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step("The logbook's first page has Maya's three latest records, and leads to all of them (7.001)", async () => {
    await page.goto("/logbook");
    const card = page.getByRole("region", { name: "IR Log" });
    await expect(card.getByRole("row")).toHaveCount(4);
    await card.getByRole("link", { name: "View All" }).click();
    await expect(page).toHaveURL("/logbook/records");
  });
});
