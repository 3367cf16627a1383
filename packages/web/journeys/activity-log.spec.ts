import { readFile } from "node:fs/promises";
import { activityLogTexts } from "@cathedra/domain/messages";
import exceljs from "exceljs/dist/exceljs.bare.min.js";
import { deliverRun } from "./support/deliver-run.ts";
import { cast, expect, signIn, test, visit } from "./support/journey.ts";
import { makeToken } from "./support/session.ts";

test("Priya opens the activity log from home, filters her group's runs and exports them (1.025, 6.001, 6.010, 6.011)", async ({
  page,
  request,
}) => {
  const token = await makeToken(request, cast.maya);
  for (const daysAgo of [3, 2, 1])
    await deliverRun(request, token, { exercise: "evar-01", isMet: daysAgo < 3, daysAgo });

  await signIn(page, cast.priya);
  const card = page.getByRole("region", { name: activityLogTexts.title });
  await card.getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL(/\/activity-log$/);
  const table = page.getByRole("table", { name: "Activities" });

  await page.getByText(activityLogTexts.viewAll, { exact: true }).click();
  await expect(page).toHaveURL(/view=all/);
  await expect(table.getByRole("columnheader", { name: "Person" })).toBeVisible();
  await table.getByRole("button", { name: "Score" }).click();
  await expect(page).toHaveURL(/sort=score/);
  await expect(table.getByRole("columnheader", { name: "Score" })).toHaveAttribute("aria-sort", "descending");

  await page.getByRole("searchbox", { name: "Search activities" }).fill(cast.maya.lastName);
  await expect(page).toHaveURL(/search=Lindqvist/);
  await expect(table.getByText("Maya Lindqvist").first()).toBeVisible();
  const [count] = /^\d+/.exec((await page.getByText(/^\d+ runs?$/).textContent()) ?? "") ?? [];

  const exportAs = async (format: keyof typeof activityLogTexts.exports) => {
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: activityLogTexts.exports[format].label }).click();
  };
  const downloading = page.waitForEvent("download");
  await exportAs("list");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^activities-\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect(page.getByText(activityLogTexts.exported)).toBeVisible();
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(new Uint8Array(await readFile(await download.path())).buffer);
  const sheet = workbook.getWorksheet("Activities");
  expect(sheet?.rowCount).toBe(Number(count) + 1);
  expect(new Set(sheet?.getColumn(3).values.slice(2))).toEqual(new Set(["Maya Lindqvist"]));

  const downloadingAll = page.waitForEvent("download");
  await exportAs("xlsx");
  const analysis = await downloadingAll;
  expect(analysis.suggestedFilename()).toMatch(/^runs-for-analysis-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const forAnalysis = new exceljs.Workbook();
  await forAnalysis.xlsx.load(new Uint8Array(await readFile(await analysis.path())).buffer);
  const runs = forAnalysis.getWorksheet("Runs");
  expect(runs?.rowCount).toBe(Number(count) + 1);
  const heads = runs?.getRow(1).values as readonly string[];
  expect(heads.filter((head) => head?.startsWith("metric.")).length).toBeGreaterThan(3);
  expect(new Set(runs?.getColumn(heads.indexOf("person_name")).values.slice(2))).toEqual(
    new Set(["Maya Lindqvist"]),
  );
  expect(forAnalysis.getWorksheet("Data dictionary")?.rowCount).toBeGreaterThan(heads.length - 1);
  const downloadingZip = page.waitForEvent("download");
  await exportAs("csv");
  expect((await downloadingZip).suggestedFilename()).toMatch(/^runs-for-analysis-.*\.zip$/);

  await visit(page, "/activity-log?view=all&search=qqqqqq");
  await expect(page.getByText(activityLogTexts.none)).toBeVisible();
  await exportAs("list");
  await expect(page.getByText(activityLogTexts.nothingToExport)).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(table.getByRole("row").nth(3)).toBeVisible();
});
