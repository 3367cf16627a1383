import type { Page } from "@playwright/test";
import { apiOf, endWhatGoesOn } from "../support/api.ts";
import { cast, expect, faultTest as test } from "../support/journey.ts";
import { startSession } from "../support/session.ts";
import { expectConnected, tellSimulators } from "../support/simulators.ts";
import { acceptVoucher } from "../support/voucher.ts";

test.afterEach(() => tellSimulators("ok"));

// Motion is reduced, because animations would otherwise use the processor during minutes of waiting.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const made = `mutation ($name: String!, $eventAt: DateTime!) {
  createEventResourceAccessVoucher(
    name: $name, description: "One case, one team.", customerId: 1, learningSpaceId: 2,
    modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-01"] }],
    eventAt: $eventAt, durationInSeconds: 3600, maxUses: 5
  ) { id code }
}`;
type Made = { readonly createEventResourceAccessVoucher: { readonly id: number; readonly code: string } };

/** The timeout for everything that needs a page or a machine of its own. */
const patient = { timeout: 120_000 };

test("George, Maya and Tomás lose their simulator, stay on the event page, and rejoin after a new start", async ({
  page,
  browser,
}) => {
  // The journey needs two starts, and the time until a failed machine is noticed.
  test.setTimeout(360_000);
  await startSession(page, cast.george);
  const ask = apiOf(page);
  await endWhatGoesOn(ask);
  const name = `Lost evening ${Date.now()}`;
  const { createEventResourceAccessVoucher: event } = await ask<Made>(made, {
    name,
    eventAt: new Date().toISOString(),
  });
  const address = `/cloud-event/${event.id}`;
  const participants: Page[] = [];
  for (const person of [cast.maya, cast.tomas]) {
    const theirs = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
    await startSession(theirs, person);
    await acceptVoucher(apiOf(theirs), event.code);
    await theirs.goto(address);
    participants.push(theirs);
  }
  const [mayas, tomass] = participants;
  if (mayas === undefined || tomass === undefined) throw new Error("nobody came");
  await page.goto(address);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const everybody = [page, mayas, tomass];
  for (const each of everybody) await expectConnected(each, patient);

  // Tomás's phone sleeps and receives no hints.
  await tomass.goto("about:blank");
  tellSimulators("crash");
  for (const each of [page, mayas]) {
    const told = each.getByRole("alert").filter({ hasText: "Something went wrong: the simulator failed" });
    await expect(told).toContainText("There has been no simulator since", patient);
    await expect(each).toHaveURL(new RegExp(`${address}$`));
  }
  await expect(mayas.getByRole("alert")).toContainText(
    "an organizer can restart it, and you will be let in automatically",
  );
  await expect(mayas.getByRole("button", { name: "Restart" })).toHaveCount(0);
  // The message about the loss has the only button that starts the event again, without a disabled one next to it.
  await expect(page.getByRole("button", { name: "Start", exact: true })).toHaveCount(0);
  // The loss stays visible after a reload and on a page that was asleep.
  await mayas.reload();
  await tomass.goto(address);
  for (const each of [mayas, tomass])
    await expect(each.getByRole("alert")).toContainText("the simulator failed", patient);

  tellSimulators("ok");
  await page.getByRole("button", { name: "Restart" }).click(patient);
  for (const each of everybody) await expectConnected(each, patient);

  // When someone ends a session, its people return home (3.029).
  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("button", { name: "End event" }).click();
  for (const each of everybody) await each.waitForURL((url) => url.pathname === "/", patient);
});
