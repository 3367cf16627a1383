import { Readable } from "node:stream";
import type { Page } from "@playwright/test";
import { cast, chooseAtIdentityService, expect, signIn, test } from "./support/journey.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("George creates a voucher, Maya accepts its link and gets the cases, and George archives it (2.024, 2.027, 2.028)", async ({
  page,
  browser,
}) => {
  const places = 3;
  await signIn(page, cast.george, "/admin/cloud-case-vouchers");
  await page.getByRole("button", { name: "Create voucher" }).click();
  const dialog = page.getByRole("dialog", { name: "Create voucher" });
  const name = `Residents, spring ${Date.now()}`;
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await choose(page, "Learning space", "Neurointervention");
  await dialog.getByRole("textbox", { name: "Hours per user" }).fill("2");
  await dialog.getByRole("textbox", { name: "Maximum users" }).fill(String(places));
  const date = dialog.getByRole("group", { name: "Expiry date" }).getByRole("spinbutton");
  await date.first().click();
  await page.keyboard.type("30122030");
  await dialog.getByText("Asymptomatic stenosis of 80%", { exact: true }).click();
  await expect(dialog).toContainText(`Reserves ${2 * places} hours`);
  await dialog.getByRole("button", { name: "Create voucher" }).click();
  await expect(page.getByText("Created new voucher")).toBeVisible();

  const active = page.getByRole("region", { name: "Active", exact: true });
  await page.getByRole("searchbox", { name: "Search vouchers" }).fill(name);
  const row = active.getByRole("row", { name });
  await expect(active.getByRole("row")).toHaveCount(2);
  await expect(row).toContainText(`0 of ${places}`);
  await row.getByRole("button", { name: `Copy invite link of ${name}` }).click();
  await expect(page.getByText("Invite link copied to clipboard")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/\?inviteCode=cmrav\w+$/);

  const mayas = await (await browser.newContext()).newPage();
  await mayas.goto(link);
  await chooseAtIdentityService(mayas, cast.maya);
  const welcome = mayas.getByRole("main");
  await expect(welcome).toContainText("Accepted voucher and gained access to cloud cases.");
  await expect(mayas).toHaveURL("/");
  await welcome.getByRole("link", { name: "Cloud Cases", exact: true }).click();
  await expect(mayas.getByRole("heading", { level: 2, name: "Carotid Stenting" })).toBeVisible();
  await expect(welcome).toContainText("2h left");

  await page.reload();
  await expect(row).toContainText(`1 of ${places}`);
  // The file contains the shown rows: the search applies to it.
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save CSV" }).click();
  const file = await (await saved).createReadStream();
  const text = await new Response(Readable.toWeb(file) as ReadableStream).text();
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain(`Active,"${name}",`);
  await row.getByRole("link", { name }).press("Enter");
  const card = page.getByRole("dialog", { name: "Voucher", exact: true });
  await expect(card).toContainText(`1 of ${places} used`);
  await card.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive voucher" }).click();
  await expect(page.getByText("Successfully archived cloud case voucher.")).toBeVisible();
  // The open drawer shows the present state.
  await expect(card).toContainText("It was ended: its link no longer works");
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
  await expect(active).toContainText("No voucher matches.");
  await page.getByRole("button", { name: /^Archived/ }).click();
  await expect(page.getByRole("region", { name: "Archived" })).toContainText(`1 of ${places}`);
});
