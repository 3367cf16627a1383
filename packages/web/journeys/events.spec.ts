import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { apiOf } from "./support/api.ts";
import { cast, chooseAtIdentityService, expect, signIn, test } from "./support/journey.ts";
import { startSession } from "./support/session.ts";

const made = `mutation ($name: String!, $eventAt: DateTime!, $organizers: [String!]) {
  createEventResourceAccessVoucher(
    name: $name, description: "Two cases, one team.", customerId: 1, learningSpaceId: 2,
    modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-01"] }], eventAt: $eventAt,
    durationInSeconds: 3600, maxUses: 5, organizers: $organizers
  ) { code }
}`;

/** Creates an event of George in two days with Priya as an organizer, and returns its code. */
async function anEvent(page: Page, name: string): Promise<string> {
  await startSession(page, cast.george);
  const eventAt = new Date(Date.now() + 172_800_000).toISOString();
  const variables = { name, eventAt, organizers: [cast.priya.email] };
  const data = await apiOf(page)<{ createEventResourceAccessVoucher: { code: string } }>(made, variables);
  return data.createEventResourceAccessVoucher.code;
}

test("Maya accepts an event by its link and finds it on home, in her events and in her calendar (3.001, 1.025, 2.003)", async ({
  page,
  browser,
}) => {
  const name = `Carotid evening ${Date.now()}`;
  const code = await anEvent(page, name);
  const mayas = await (await browser.newContext()).newPage();
  await mayas.goto(`/?inviteCode=${code}`);
  await chooseAtIdentityService(mayas, cast.maya);
  const main = mayas.getByRole("main");
  await expect(main).toContainText("Accepted voucher and gained access to event.");
  await expect(main.getByRole("region", { name: "Events" })).toContainText(name);

  await main.getByRole("link", { name: "Events", exact: true }).click();
  const upcoming = mayas.getByRole("region", { name: "Upcoming Events" });
  await upcoming.getByRole("button", { name }).press("Enter");
  const dialog = mayas.getByRole("dialog", { name });
  await expect(dialog).toContainText("Priya Raman");
  await expect(dialog).toContainText("1 of 5");
  await expect(dialog).not.toContainText("Invite link");
  await expect(dialog.getByRole("link", { name: "Check my connection" })).toHaveAttribute(
    "href",
    "/check-connection",
  );
  const download = mayas.waitForEvent("download");
  await dialog.getByRole("button", { name: "Add to calendar" }).click();
  const file = await (await download).path();
  expect(await readFile(file, "utf8")).toContain(`SUMMARY:${name}`);
  await mayas.keyboard.press("Escape");
  const card = upcoming.getByRole("button", { name });
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();
  // The focus ring is visible all around the card, wherever the events of other journeys move it.
  const beside = async () => {
    const { x, y, height } = (await card.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    return mayas.screenshot({ clip: { x: x - 5, y, width: 5, height } });
  };
  const withRing = await beside();
  await mayas.keyboard.press("Tab");
  await expect(card).not.toBeFocused();
  await expect.poll(async () => withRing.equals(await beside())).toBe(false);

  const priyas = await (await browser.newContext()).newPage();
  await signIn(priyas, cast.priya, "/events");
  await priyas.getByRole("button", { name }).click();
  await expect(priyas.getByRole("dialog")).toContainText(`/?inviteCode=${code}`);
});
