import type { Page } from "@playwright/test";
import { deliverRun } from "./support/deliver-run.ts";
import { cast, expect, signIn, test } from "./support/journey.ts";
import { describeOperation } from "./support/operations.ts";
import { makeToken } from "./support/session.ts";

const anHourAgo = { exercise: "evar-01", isMet: false, daysAgo: 1 / 24 };

/** Runs of one exercise on one day share one notice, so each try uses its own exercise. */
const alone = () => ({ ...anHourAgo, exercise: `tevar-0${test.info().retry + 1}` });

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
const list = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

/** Opens a person's notifications until no new one has arrived in between: concurrent journeys may cause some. */
async function openAndSeen(opened: Page, all: readonly Page[]): Promise<void> {
  await expect(async () => {
    await opened.keyboard.press("Escape");
    await bell(opened).click();
    await expect(list(opened).getByRole("link", { name: "See all" })).toBeVisible();
    for (const page of all)
      await expect(bell(page)).toHaveAccessibleName("Notifications", { timeout: 8_000 });
  }).toPass({ timeout: 45_000 });
}

/** Collects the page's announcements from now on, one a line: each is in the document only for a moment. */
async function announcementsOf(page: Page): Promise<() => Promise<string>> {
  const log = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) texts.push(node.textContent ?? "");
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => log.evaluate((texts) => texts.join("\n"));
}

test("notifications show on the bell of both browsers of Nils, and opening one clears the number in both (13.032, 13.035, X33)", async ({
  browser,
  page: first,
  request,
}) => {
  const context = await browser.newContext();
  const second = await context.newPage();
  await signIn(first, cast.nils);
  const counted = second.waitForResponse(
    (answer) => describeOperation(answer.request()) === "inboxRequestsNumberQuery",
  );
  await signIn(second, cast.nils, "/profile/account");
  // The first number that a page knows is not announced.
  await counted;
  // All notifications that the demo world gave him are marked as seen.
  const both = [first, second];
  await openAndSeen(first, both);
  await first.keyboard.press("Escape");
  const announced = await announcementsOf(second);
  const id = await deliverRun(request, await makeToken(request, cast.nils), alone());
  await expect.poll(announced, { timeout: 40_000 }).toMatch(/^\d+ new notifications?$/mu);
  // Concurrent journeys may have caused other notifications in the meantime.
  for (const page of both)
    await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ new$/, { timeout: 15_000 });

  await openAndSeen(second, both);
  const link = list(second).locator(`a[href*="${id}"]`);
  await expect(link).toBeVisible();
  await link.click();
  await expect(second).toHaveURL(new RegExp(`/activity-log/vist-activity/${id}`));
  await context.close();
});
