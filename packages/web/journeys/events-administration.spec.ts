import type { Page } from "@playwright/test";
import { cast, chooseAtIdentityService, expect, signIn, test } from "./support/journey.ts";
import { makeToken } from "./support/session.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"], timezoneId: "UTC" });

const filler = `mutation ($eventAt: DateTime!) {
  createEventResourceAccessVoucher(
    name: "Filler", description: "Holds a simulator.", customerId: 1, learningSpaceId: 2,
    modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-01"] }], eventAt: $eventAt,
    durationInSeconds: 3600, maxUses: 1
  ) { id }
}`;

/** Ten in the morning of a day that no other journey uses. */
const day = new Date();
day.setUTCDate(day.getUTCDate() + 40);
day.setUTCHours(10, 0, 0, 0);

/** Creates events at that time until no simulator is left. */
async function takeAllSimulators(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await makeToken(page.request, cast.ruth)}` };
  for (let made = 0; made < 50; made += 1) {
    const data = { query: filler, variables: { eventAt: day.toISOString() } };
    const answer = await page.request.post("/api/graphql", { headers, data });
    const { errors }: { errors?: readonly { readonly message: string }[] } = await answer.json();
    if (errors?.[0]?.message === "Too many events scheduled for this time.") return;
    expect(errors).toBeUndefined();
  }
}

async function typeInto(page: Page, field: string, digits: string): Promise<void> {
  const parts = page.getByRole("dialog").getByRole("group", { name: field }).getByRole("spinbutton");
  await parts.first().click();
  await page.keyboard.type(digits);
}

test("George creates an event at the next free time, Maya joins by its link, and he renames and cancels it (3.035, X61)", async ({
  page,
  browser,
}) => {
  // Three people, two forms and five pages need more than a minute on a busy machine.
  test.slow();
  await takeAllSimulators(await (await browser.newContext()).newPage());
  const name = `Carotid class ${Date.now()}`;
  await signIn(page, cast.george, "/admin/events");
  await page.getByRole("button", { name: "Create event" }).click();
  const dialog = page.getByRole("dialog", { name: "Create event" });
  const create = dialog.getByRole("button", { name: "Create event" });
  await create.press("Enter");
  await expect(dialog).toContainText("Give your event a title");
  await expect(dialog).toContainText("Select an event date and time");
  await dialog.getByRole("button", { name: "Learning space" }).click();
  await page.getByRole("option", { name: "Neurointervention", exact: true }).click();
  await dialog.getByRole("textbox", { name: "Title" }).fill(name);
  await dialog.getByRole("textbox", { name: "Description" }).fill("Two cases, one team.");
  await dialog.getByRole("textbox", { name: "Maximum users" }).fill("3");
  const [year = "", month = "", date = ""] = day.toISOString().split(/[-T]/);
  await typeInto(page, "Date", `${date}${month}${year}`);
  await typeInto(page, "Time", "1015");
  await dialog.getByText("Asymptomatic stenosis of 80%", { exact: true }).click();
  await expect(dialog).toContainText("Reserves 1 hour");
  await expect(dialog).toContainText("No simulator is free at this time.");
  await create.press("Enter");
  await expect(
    page.getByText(
      "There are already too many events scheduled at this time. Please select a different time.",
    ),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: "11:15" })).toBeInViewport();
  await dialog.getByRole("button", { name: "11:15" }).press("Enter");
  await expect(dialog).toContainText("free at this time.");
  await create.press("Enter");
  await expect(page.getByText("Created new event")).toBeVisible();

  const coming = page.getByRole("region", { name: "Upcoming and ongoing" });
  await page.getByRole("searchbox", { name: "Search events" }).fill(name);
  const row = coming.getByRole("row", { name });
  await expect(coming.getByText("1 event", { exact: true })).toBeAttached();
  await expect(row).toContainText("0 of 3");
  await row.getByRole("button", { name: `Copy invite link of ${name}` }).click();
  await expect(page.getByText("Invite link copied to clipboard")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/\?inviteCode=cerav\w+$/);

  const mayas = await (await browser.newContext()).newPage();
  await mayas.goto(link);
  await chooseAtIdentityService(mayas, cast.maya);
  await expect(mayas.getByRole("main")).toContainText("Accepted voucher and gained access to event.");

  await page.reload();
  await expect(row).toContainText("1 of 3");
  await row.getByRole("link", { name }).press("Enter");
  const card = page.getByRole("dialog", { name: /^Event \d+$/ });
  await expect(card).toContainText("1 of 3 used");
  await card.getByRole("button", { name: "Users", exact: true }).click();
  await expect(page.getByRole("dialog", { name: `Users of “${name}”` })).toContainText("Maya Lindqvist");
  await page.keyboard.press("Escape");
  await card.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit event" });
  await editing.getByRole("textbox", { name: "Title" }).fill(`${name}, moved`);
  await editing.getByRole("button", { name: "Add organizer" }).click();
  await expect(editing.getByRole("textbox", { name: /^Organizer/ })).toBeFocused();
  await page.keyboard.type(cast.priya.email);
  await editing.getByRole("button", { name: "Save event" }).click();
  await expect(page.getByText("Updated event")).toBeVisible();
  await expect(card.getByRole("article", { name: `${name}, moved` })).toContainText("Priya Raman");

  await card.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive event" }).click();
  await expect(page.getByText("Successfully archived event.")).toBeVisible();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(coming).toContainText("No event matches.");
  await page.getByRole("button", { name: /^Archived/ }).click();
  await expect(page.getByRole("region", { name: "Archived" })).toContainText(`${name}, moved`);
});
