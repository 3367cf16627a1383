import { readFile } from "node:fs/promises";
import exceljs from "exceljs/dist/exceljs.bare.min.js";
import { cast, expect, signIn, test, visit } from "./support/journey.ts";

test("Maya exports her search results in the order of the list, while the page stays responsive", async ({
  page,
}) => {
  await signIn(page, cast.maya, "/logbook/records?search=biopsy&sort=hospital");
  const rows = page.getByRole("table", { name: "Records" }).getByRole("row");
  await expect(rows.nth(1).getByRole("link")).toBeVisible();
  const first = await rows.nth(1).locator("time").textContent();
  const [count] = /^\d+/.exec((await page.getByText(/^\d+ records?$/).textContent()) ?? "") ?? [];
  await page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, "longTasks", seen);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ entryTypes: ["longtask"] });
  });

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^logbook-\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect(page.getByText("Successfully exported records")).toBeVisible();
  const longTasks: unknown = await page.evaluate(() => Reflect.get(window, "longTasks"));
  test.info().annotations.push({ type: "long tasks, ms", description: JSON.stringify(longTasks) });

  const workbook = new exceljs.Workbook();
  const bytes = await readFile(await download.path());
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  const sheet = workbook.getWorksheet("Logbook");
  expect(sheet?.rowCount).toBe(Number(count) + 1);
  const day = sheet?.getRow(2).getCell(1).value;
  expect(day instanceof Date && new Intl.DateTimeFormat("en-GB", { timeZone: "UTC" }).format(day)).toBe(
    first,
  );
  const hospitals = sheet?.getColumn(4).values.slice(2).map(String) ?? [];
  expect(hospitals).toEqual(hospitals.toSorted((one, other) => one.localeCompare(other)));

  await visit(page, "/logbook/records?search=qqqqqq");
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByText("You have no records to export")).toBeVisible();
});
