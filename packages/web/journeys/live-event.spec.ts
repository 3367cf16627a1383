import type { Page } from "@playwright/test";
import { apiOf, endWhatGoesOn } from "./support/api.ts";
import { violations } from "./support/axe.ts";
import { cast, expect, getName, test, visit } from "./support/journey.ts";
import { startSession } from "./support/session.ts";
import { expectConnected } from "./support/simulators.ts";
import { acceptVoucher } from "./support/voucher.ts";

const made = `mutation ($name: String!, $eventAt: DateTime!) {
  createEventResourceAccessVoucher(
    name: $name, description: "Two cases, one team.", customerId: 1, learningSpaceId: 2,
    modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-01", "carotid-stenting-02"] }],
    eventAt: $eventAt, durationInSeconds: 3600, maxUses: 5
  ) { id code }
}`;

/** The timeout for everything that needs a page or a machine of its own. */
const patient = { timeout: 60_000 };

type Made = { readonly id: number; readonly code: string };

/** Begins a session of George's, ends what is left of an earlier try, and creates an event that begins now. */
async function anEventNow(page: Page, name: string): Promise<Made> {
  await startSession(page, cast.george);
  const ask = apiOf(page);
  await endWhatGoesOn(ask);
  const data = await ask<{ createEventResourceAccessVoucher: Made }>(made, {
    name,
    eventAt: new Date().toISOString(),
  });
  return data.createEventResourceAccessVoucher;
}

test("George and Maya share a live event: start, join, request control, change the case, end (3.002, 3.018, 3.024)", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const name = `Live evening ${Date.now()}`;
  const { id, code } = await anEventNow(page, name);
  const mayas = await (await browser.newContext()).newPage();
  await startSession(mayas, cast.maya);
  await acceptVoucher(apiOf(mayas), code);

  // Before the start there is nothing to join, and Maya cannot see events of other people.
  await mayas.goto(`/cloud-event/${id}/`);
  await expect(mayas.getByRole("main")).toContainText(
    "Waiting for an organizer to start the event.",
    patient,
  );
  await visit(mayas, "/cloud-event/199999999");
  await expect(mayas.getByRole("main")).toContainText("Permisson denied", patient);
  await mayas.goBack();
  await expect(mayas.getByRole("main")).toContainText(
    "Waiting for an organizer to start the event.",
    patient,
  );

  await page.goto("/events");
  await page.getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await expect(dialog.getByRole("progressbar", { name: "Starting" })).toBeVisible();
  // He cancels the start, and starts again.
  await dialog.getByRole("button", { name: "Cancel start" }).click();
  const question = page.getByRole("alertdialog", { name: `Cancel the start of ${name}?` });
  await question.getByRole("button", { name: "Cancel start" }).click();
  await expect(dialog).toContainText("The start was cancelled.");
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await expect(dialog.getByRole("progressbar", { name: "Starting" })).toBeVisible();
  // Both enter the room when it begins: George because he started it, and Maya because her page is waiting for it.
  await page.waitForURL(`**/cloud-event/${id}`, patient);
  const room = (of: Page) => of.frameLocator("iframe");
  for (const each of [page, mayas]) await expectConnected(each, patient);

  // The room fills the window with the event's name, one slim bar and the picture.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("banner")).toHaveCount(0);
  const frame = page.locator("iframe");
  const whole = await frame.boundingBox();
  expect(whole).toMatchObject({ x: 0, width: 1280 });
  expect(whole?.height).toBeGreaterThanOrEqual(800 - 96);
  // The list of people is beside the picture, and never covers it.
  await page.getByRole("button", { name: "View participants" }).click();
  const people = page.getByRole("region", { name: "Participants (2)" });
  await expect(people).toContainText(getName(cast.maya));
  const place = await frame.boundingBox();
  const { x: peopleAt = 0 } = (await people.boundingBox()) ?? {};
  expect(peopleAt).toBeGreaterThanOrEqual((place?.x ?? 0) + (place?.width ?? 0));
  // The width can be changed, also by keyboard, and is kept after a reload.
  await page.getByRole("separator").press("ArrowLeft");
  await page.reload();
  await expect(page.getByRole("separator")).toHaveAttribute("aria-valuenow", "27");
  await expectConnected(page, patient);
  await page.getByRole("separator").press("ArrowRight");
  expect(await frame.boundingBox()).toEqual(place);
  expect.soft(await violations(page, { without: "iframe" })).toEqual([]);

  // Maya asks for control by keyboard, and steers as soon as George gives it to her.
  await mayas.getByRole("button", { name: "Ask for control" }).press("Enter");
  await expect(mayas.getByText("You asked for control: you are next")).toBeVisible();
  const requests = page.getByRole("list", { name: "Requests" });
  await expect(requests).toContainText(`${getName(cast.maya)}asks for control`);
  // Neither the request nor the list of people moves the picture while George steers.
  expect(await frame.boundingBox()).toEqual(place);
  await requests.getByRole("button", { name: `Give control to ${getName(cast.maya)}` }).press("Enter");
  await expect(mayas.getByText("You have control", { exact: true })).toBeVisible();
  await expect(page.getByText(`${getName(cast.maya)} has control`, { exact: true })).toBeVisible();
  await expect(requests).toHaveCount(0);
  // The pressed button has disappeared: the focus moves to the element in its place.
  await expect(page.getByRole("button", { name: "Close participants" })).toBeFocused();
  expect(await frame.boundingBox()).toEqual(place);
  await expect(room(mayas).getByRole("button", { name: "Push" })).toBeEnabled();
  // The button by which she asked has disappeared: her keys steer the simulator now.
  await expect(mayas.locator("iframe")).toBeFocused();
  await expect(room(page).getByRole("button", { name: "Push" })).toBeDisabled();

  // The person who has control is not offered to request it.
  await expect(mayas.getByRole("button", { name: "Ask for control" })).toHaveCount(0);

  // In full-screen mode dialogs are shown above the room.
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.getByRole("button", { name: "Leave full screen" })).toBeVisible();
  await page.getByRole("button", { name: "Change case" }).click();
  // George chooses the second of the event's two cases by keyboard.
  await page.getByRole("radio", { checked: true }).press("ArrowDown");
  const chosen = page.locator("label").filter({ has: page.getByRole("radio", { checked: true }) });
  const title = (await chosen.textContent()) ?? "";
  await page.getByRole("dialog").getByRole("button", { name: "Change case" }).click();
  await expect(room(mayas).getByRole("heading", { name: title })).toBeVisible();

  await page.getByRole("button", { name: "Leave full screen" }).click();

  await page.getByRole("button", { name: "Take control" }).click();
  await expect(mayas.getByText(`${getName(cast.george)} has control`, { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("button", { name: "End event" }).click();
  // Both return to home and see the reason (3.029).
  await Promise.all([
    expect(page.getByText("Event ended")).toBeVisible(patient),
    expect(mayas.getByText("The session has ended")).toBeVisible(patient),
  ]);
  for (const each of [page, mayas]) await each.waitForURL((url) => url.pathname === "/", patient);

  // Only George can read the report of the event.
  await visit(page, `/cloud-event/${id}/report`);
  const report = page.getByRole("heading", { level: 1, name: "Event report" });
  await expect(report).toBeVisible(patient);
  const row = page.getByRole("row").filter({ hasText: getName(cast.maya) });
  await expect(row).toBeVisible(patient);
  await expect(page.getByRole("table", { name: "Cases" }).getByRole("row")).toHaveCount(3);
  // An administrator of the event finds the room through its list.
  await visit(page, "/admin/events");
  await page.getByRole("row").getByRole("link", { name }).click(patient);
  const card = page.getByRole("dialog", { name: /^Event \d+$/ });
  await card.getByRole("link", { name: "Report" }).click(patient);
  await expect(report).toBeVisible(patient);
  await expect(row).toBeVisible(patient);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toBe(`event-${id}-report.csv`);
  await visit(mayas, `/cloud-event/${id}/report`);
  await expect(mayas.getByRole("main")).toContainText("You are not allowed to do this.", patient);
});
