import type { Page } from "@playwright/test";
import { judge } from "./support/axe.ts";
import { cast, expect, signIn, test, visit } from "./support/journey.ts";

const daily = ["/", "/events", "/videos", "/cloud-cases", "/nowhere"];
const logbookAndProfile = [
  "/logbook",
  "/logbook/records",
  "/logbook/records/create",
  "/logbook/export",
  "/logbook/totals",
  "/profile/account",
  "/profile/groups",
];
const learning = [
  "/learning-spaces",
  "/learning-spaces/1/Endovascular%20Aorta",
  "/learning-spaces/1/Endovascular%20Aorta/1",
];
const stations = [
  "/vist-modules",
  "/vist-modules/carotid-stenting/2.1/simulations",
  "/profile/systems",
  "/profile/notifications",
  "/profile/data",
  "/notifications",
  "/system/about",
  "/system/updates",
];
const publicPages = ["/legal/data-protection-policy", "/legal/medical-discalimer", "/legal/terms-of-service"];

/** Opens the page from the current one, in which axe and the portal stay compiled, and waits until it is there. */
async function open(page: Page, path: string): Promise<void> {
  const left = await page.evaluate((address) => {
    if (location.pathname + location.search === address) return false;
    document.querySelector("h1")?.setAttribute("data-left", "");
    return true;
  }, path);
  if (left) await visit(page, path);
  await expect(page.locator("h1[data-left]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-busy=true]")).toHaveCount(0);
}

for (const [whose, pages] of [
  ["the day's pages", daily],
  ["the logbook and the profile", logbookAndProfile],
  ["learning and the public pages", [...learning, ...publicPages]],
] as const) {
  test(`axe finds no barriers on ${whose}`, async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, cast.maya, pages[0]);
    for (const path of pages) {
      await open(page, path);
      await judge(page, path);
    }
  });
}

test("axe finds no barriers on the pages for administrators of accounts, vouchers, events and the logbook", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, cast.george, "/admin/accounts");
  const pages = [
    "/admin/accounts",
    "/admin/cloud-case-vouchers",
    "/admin/events",
    "/admin/logbook",
    "/admin/logbook/targets/1",
    "/logbook/totals/groups",
    "/logbook/doubles",
    "/logbook/totals/group/1",
    "/logbook/totals?period=all",
  ];
  for (const path of pages) {
    await open(page, path);
    await judge(page, path);
  }
  await open(page, "/admin/events");
  await page.getByRole("button", { name: "Create event" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create event" }).click();
  await expect(page.getByRole("dialog")).toContainText("Give your event a title");
  await judge(page, "The dialog of an event");
  await open(page, "/admin/cloud-case-vouchers?open=999999999");
  await expect(page.getByRole("dialog")).toContainText("There is no voucher 999999999");
  await judge(page, "The details of a voucher that is not there");
  await open(page, "/admin/logbook/targets/1");
  await page.getByRole("button", { name: "Add target" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add target" }).click();
  await expect(page.getByRole("dialog")).toContainText("Required");
  await judge(page, "The dialog of a target");
});

test("axe finds no barriers on the pages for group administrators and learning progress", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, cast.george, "/nowhere");
  const { email, keycloakId: uid } = cast.maya;
  const pages = [
    "/admin/groups",
    "/admin/groups/1/courses",
    "/admin/groups/1/invitations",
    "/admin/group-courses/1/IR%20Residents",
    "/admin/groups/this-week",
    `/admin/people/${cast.maya.keycloakId}`,
    `/user-courses?${new URLSearchParams({ email, group: "1", uid })}`,
  ];
  for (const path of pages) {
    // The tabs of a class are one page and keep its heading, so another page has to be opened in between.
    await open(page, "/nowhere");
    await open(page, path);
    await judge(page, path);
  }
  await open(page, "/admin/groups");
  await page.getByRole("button", { name: "Create group" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create group" }).click();
  await expect(page.getByRole("dialog")).toContainText("Please enter group name");
  await judge(page, "The dialog of a group");
});

test("axe finds no barriers on the pages of simulators, systems and notifications", async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, cast.maya, stations[0]);
  for (const path of stations) {
    await open(page, path);
    await judge(page, path);
  }
});

test("axe finds no barriers on the pages for administrators of learning spaces, systems and software", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, cast.ruth, "/admin/learning-spaces");
  for (const path of [
    "/admin/learning-spaces",
    "/admin/courses",
    "/admin/talent",
    "/admin/systems",
    "/admin/software",
  ]) {
    await open(page, path);
    await judge(page, path);
  }
});

test("axe finds no barriers in the record form with every section open and every error shown", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, cast.maya, "/logbook/records/create");
  const pick = (group: string, option: string) =>
    page.getByRole("radiogroup", { name: group }).getByText(option, { exact: true }).click();
  await page.getByRole("button", { name: "Additional Clinical Data" }).click();
  await pick("Primary modality", "Fluoroscopy");
  await pick("Secondary modality", "CT");
  await page.getByRole("textbox", { name: "Skin dose (mGy)" }).fill("lots");
  await pick("Closure device", "Yes");
  await page.getByRole("button", { name: "Clinical Manager" }).click();
  await pick("Successful", "No");
  await page.getByRole("button", { name: "Level" }).click();
  await page.getByRole("option", { name: "R3" }).click();
  await page.getByRole("button", { name: "Save record" }).click();
  await expect(page.getByRole("link", { name: "Skin dose (mGy): Value should be a number" })).toBeVisible();
  await judge(page, "The form");
});
