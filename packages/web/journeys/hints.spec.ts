import type { Page } from "@playwright/test";
import { deliverRun } from "./support/deliver-run.ts";
import { cast, expect, signIn, test } from "./support/journey.ts";
import { shareSession, tokenIn } from "./support/session.ts";

const anHourAgo = { exercise: "evar-01", isMet: false, daysAgo: 1 / 24 };

test("Nils's result appears on home and in the activity log automatically, with one stream for both tabs", async ({
  context,
  page: home,
  request,
}) => {
  /** The tab that opened each stream. */
  const streams: Page[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/api/hints")) streams.push(request.frame().page());
  });
  await signIn(home, cast.nils);
  const token = await tokenIn(home);
  const log = await context.newPage();
  await shareSession(home, log);
  await log.goto("/activity-log");
  const search = log.getByRole("searchbox");
  await search.focus();
  await expect.poll(() => streams.length).toBe(1);
  const id = await deliverRun(request, token, anHourAgo);
  // The announcement stays for a few seconds only.
  await Promise.all([
    expect(log.getByText(/^A new result for /)).toBeAttached(),
    ...[home, log].map((page) =>
      expect(page.locator(`a[href*="${id}"]`).first()).toBeVisible({ timeout: 10_000 }),
    ),
  ]);
  await expect(search).toBeFocused();
  expect(streams).toHaveLength(1);

  // The tab that held the stream is closed; the other one takes over and receives the next hint.
  const [listening] = streams;
  const other = listening === home ? log : home;
  await listening?.close();
  await expect.poll(() => streams.length).toBe(2);
  expect(streams[1]).toBe(other);
  const next = await deliverRun(request, token, anHourAgo);
  await expect(other.locator(`a[href*="${next}"]`).first()).toBeVisible({ timeout: 10_000 });
});
