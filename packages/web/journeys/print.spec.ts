import { cast, expect, signIn, test, visit } from "./support/journey.ts";

test("a page prints as a document with one heading and its charts, without buttons", async ({ page }) => {
  await signIn(page, cast.maya, "/logbook/totals");
  await expect(page.getByRole("region", { name: "Cases by month" })).toBeVisible();
  // The width of an A4 page between its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("h1:visible")).toHaveText(["Totals"]);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Skip to content" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Sign Out|Download|Show all/ })).toHaveCount(0);
  const looks = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth > innerWidth,
    paper: getComputedStyle(document.body).backgroundColor,
    bars: getComputedStyle(document.body).getPropertyValue("print-color-adjust"),
  }));
  expect(looks).toEqual({ scrolls: false, paper: "rgb(255, 255, 255)", bars: "exact" });
  await expect(page.getByRole("region", { name: "Cases by month" })).toBeVisible();
  // Only a table head that is not sticky is repeated on each page.
  const head = page.getByRole("table", { name: "Procedures" }).locator("thead");
  await expect(head).toHaveCSS("position", "static");
  // Its text is on the later pages only if it contains no boxes.
  await expect(head.locator("button").first()).toHaveCSS("display", "contents");
  // A printed page of a longer list says so: the links to the other pages are not printed.
  const part = page.getByText(/^Page 1 of \d+ of this list$/);
  await visit(page, "/logbook/records");
  await expect(part).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(part).toBeHidden();
});
