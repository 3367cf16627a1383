import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const firstCells = (page: Page) => page.getByRole("rowheader").allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("a column head is reachable by Tab, sorts by keyboard, shows its order and reverses it", () =>
  withStory("table--sortable", async (page) => {
    const name = page.getByRole("columnheader", { name: "Name" });
    const length = page.getByRole("columnheader", { name: "Length, km" });
    expect(await length.getAttribute("aria-sort")).toBe("descending");
    expect(await name.getAttribute("aria-sort")).toBe("none");

    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Name");
    await page.keyboard.press("Enter");
    expect(await name.getAttribute("aria-sort")).toBe("ascending");
    expect(await firstCells(page)).toEqual(["Danube", "Dnieper", "Elbe", "Rhine", "Volga"]);

    await page.keyboard.press("Space");
    expect(await name.getAttribute("aria-sort")).toBe("descending");
    expect(await firstCells(page)).toEqual(["Volga", "Rhine", "Elbe", "Dnieper", "Danube"]);
  }));

test("a column that cannot be sorted has no sort state", () =>
  withStory("table--sortable", async (page) => {
    expect(await page.getByRole("columnheader", { name: "Remark" }).getAttribute("aria-sort")).toBeNull();
  }));

const visits = (page: Page) => page.evaluate(() => document.documentElement.dataset.visits);

test("a click anywhere in a row follows its link once, and so does the link itself", () =>
  withStory("table--rows-lead", async (page) => {
    const link = page.getByRole("link", { name: "Rhine" });
    expect(await link.getAttribute("href")).toBe("/rivers/rhine");
    await page.getByRole("cell", { name: "Black Sea" }).first().click();
    expect(await visits(page)).toBe("/rivers/danube");
    await link.click();
    expect(await visits(page)).toBe("/rivers/danube /rivers/rhine");
  }));

test("Tab reaches a row's link and Enter follows it once", () =>
  withStory("table--rows-lead", async (page) => {
    await page.getByRole("link", { name: "Volga" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await visits(page)).toBe("/rivers/danube");
  }));

test("below the large breakpoint, the reduced columns are shown and the details are in the row (7.049)", () =>
  withStory(
    "table--plain",
    async (page) => {
      expect(await page.getByRole("columnheader").allTextContents()).toEqual([
        "Name",
        "Ends in",
        "Length, km",
      ]);
      const row = page.getByRole("rowgroup").filter({ hasText: "Rhine" });
      expect(await row.locator("dl").textContent()).toBe("RemarkBusy with ships");
    },
    { width: 768 },
  ));

test("while refreshing, the old rows stay and the table is marked as busy", () =>
  withStory("table--refreshing", async (page) => {
    expect(await page.locator('[aria-busy="true"]').getByRole("table", { name: "Rivers" }).count()).toBe(1);
    expect(await firstCells(page)).toContain("Rhine");
  }));

test("rows are not rendered again during a refresh, or when a row is focused or clicked", () =>
  withStory("table--rows-are-kept", async (page) => {
    const cellsBuilt = () => page.evaluate(() => Number(document.documentElement.dataset.cellsBuilt));
    const before = await cellsBuilt();
    expect(before).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.locator('[aria-busy="true"]').waitFor();
    await page.getByRole("link", { name: "Rhine" }).focus();
    await page.getByRole("cell", { name: "Black Sea" }).first().click();
    expect(await cellsBuilt()).toBe(before);
  }));

test("the header row stays visible when the page is scrolled", () =>
  withStory("table--many-rows", async (page) => {
    await page.evaluate(() => window.scrollTo(0, 900));
    const head = await page.getByRole("columnheader", { name: "Name" }).boundingBox();
    expect(head?.y).toBe(0);
  }));

test("a table that is too wide can be scrolled by keyboard, and only then", () =>
  withStory(
    "table--plain",
    async (page) => {
      const region = page.getByRole("region", { name: "Rivers" });
      expect(await region.count()).toBe(0);
      await page.addStyleTag({ content: "html { font-size: 300% }" });
      await region.waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
    },
    { width: 400 },
  ));
