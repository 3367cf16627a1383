import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
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

/** Whether the element has a focus ring that can be seen, and the ancestors that cut it off on any side. */
function focusRing(focusable: Locator) {
  return focusable.evaluate((element) => {
    const { outlineStyle, outlineColor, outlineWidth, outlineOffset } = getComputedStyle(element);
    const [width, offset] = [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)];
    const inner = element.getBoundingClientRect();
    const reach = width + offset;
    const cutBy: string[] = [];
    // The document itself scrolls, which cuts nothing off for good.
    for (let above = element.parentElement; above !== null; above = above.parentElement) {
      if (above === document.body) break;
      const { overflow, contain, clipPath } = getComputedStyle(above);
      const isCutting = overflow !== "visible" || clipPath !== "none" || /paint|content|strict/.test(contain);
      const outer = above.getBoundingClientRect();
      const fits =
        outer.left <= inner.left - reach &&
        outer.top <= inner.top - reach &&
        outer.right >= inner.right + reach &&
        outer.bottom >= inner.bottom + reach;
      if (isCutting && !fits) cutBy.push(above.outerHTML.slice(0, 200));
    }
    const isDrawn = outlineStyle !== "none" && width > 0 && outlineColor !== "rgba(0, 0, 0, 0)";
    return { isDrawn, cutBy };
  });
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
  // Read at one moment and not from pixels, because the events of other journeys move the card.
  expect(await focusRing(card)).toEqual({ isDrawn: true, cutBy: [] });
  await mayas.keyboard.press("Tab");
  await expect(card).not.toBeFocused();
  await expect.poll(() => focusRing(card)).toEqual({ isDrawn: false, cutBy: [] });

  const priyas = await (await browser.newContext()).newPage();
  await signIn(priyas, cast.priya, "/events");
  await priyas.getByRole("button", { name }).click();
  await expect(priyas.getByRole("dialog")).toContainText(`/?inviteCode=${code}`);
});
