import type { Page } from "@playwright/test";
import { apiOf } from "./support/api.ts";
import { createRecord } from "./support/create-record.ts";
import { cast, expect, signIn, test } from "./support/journey.ts";
import { comesUp } from "./support/seen-again.ts";
import { shareSession, startSession } from "./support/session.ts";
import { acceptVoucher } from "./support/voucher.ts";

// A row that another tab or person adds to a list appears on an open page, without disturbing it.
test.describe.configure({ timeout: 180_000 });

/** Opens one further tab per address for the person of a tab. */
async function open(first: Page, addresses: readonly string[]): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const address of addresses) {
    const page = await first.context().newPage();
    page.on("pageerror", (error) => expect.soft(error.message).toBe(""));
    await shareSession(first, page);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 60_000 });
    pages.push(page);
  }
  return pages;
}

const staysWhole = (page: Page) =>
  expect(page.getByText(/Something went wrong|Please try again/), page.url()).toHaveCount(0);

const madeVoucher = `mutation ($validTo: DateTime!) {
  made: createCloudModulesResourceAccessVoucher(
    validTo: $validTo, customerId: 1, learningSpaceId: 2, maxUses: 7, maxDurationInSeconds: 7200,
    modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-01"] }]
  ) { id code }
}`;
const madeEvent = `mutation ($name: String!, $eventAt: DateTime!) {
  made: createEventResourceAccessVoucher(
    name: $name, description: "One case.", customerId: 1, learningSpaceId: 2,
    modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-01"] }],
    eventAt: $eventAt, durationInSeconds: 3600, maxUses: 5
  ) { id code }
}`;
type Made = { readonly made: { readonly id: number; readonly code: string } };

test("what Wei accepts in one tab and what George creates for him appear in Wei's other tabs", async ({
  page,
  browser,
}) => {
  const name = `Two tabs ${Date.now()}`;
  const day = 86_400_000;
  const ofGeorge = apiOf(page);
  await signIn(page, cast.george, "/admin/cloud-case-vouchers");
  const [events] = await open(page, ["/admin/events"]);
  const weis = await browser.newContext();
  const home = await weis.newPage();
  const ofWei = apiOf(home);
  await signIn(home, cast.wei);
  const [cases, own] = await open(home, ["/cloud-cases", "/events"]);
  if (events === undefined || cases === undefined || own === undefined) throw new Error("no page");

  const validTo = new Date(Date.now() + 20 * day).toISOString();
  const { made: voucher } = await ofGeorge<Made>(madeVoucher, { validTo });
  const eventAt = new Date(Date.now() + 5 * day).toISOString();
  const { made: event } = await ofGeorge<Made>(madeEvent, { name, eventAt });
  const row = page.getByRole("row").filter({ hasText: `Voucher ${voucher.id}` });
  await comesUp(row.getByText("0 of 7"));
  await comesUp(events.getByText(name).first());

  await acceptVoucher(ofWei, voucher.code);
  await acceptVoucher(ofWei, event.code);
  await comesUp(home.getByRole("link", { name: /Carotid Stenting/ }).first());
  await comesUp(home.getByText(name).first());
  await comesUp(cases.getByRole("heading", { name: "Carotid Stenting" }).first());
  await comesUp(own.getByText(name).first());
  await comesUp(row.getByText("1 of 7"));
  for (const each of [page, events, home, cases, own]) await staysWhole(each);
});

test("a record that Maya saves in one tab appears in the lists of her other tabs (G.003)", async ({
  page: home,
}) => {
  const firstName = `T${Date.now()}`;
  const attendingName = `Tabs, ${firstName}`;
  const ask = apiOf(home);
  await signIn(home, cast.maya);
  const [logbook, records] = await open(home, [
    "/logbook",
    `/logbook/records?search=${encodeURIComponent(attendingName)}`,
  ]);
  if (!logbook || !records) throw new Error("no page");
  await createRecord(ask, attendingName);
  for (const list of [records, home, logbook]) {
    await comesUp(list.getByText(firstName).first());
    await staysWhole(list);
  }
});

test("home reloads itself after an answer with partial data (1.026)", async ({ page, browser }) => {
  const ofGeorge = apiOf(page);
  await startSession(page, cast.george);
  const sams = await (await browser.newContext()).newPage();
  const ofSam = apiOf(sams);
  await signIn(sams, cast.sam);
  await expect(sams.getByRole("heading", { name: "Applications" })).toBeVisible();
  const validTo = new Date(Date.now() + 86_400_000 * 20).toISOString();
  const { made: voucher } = await ofGeorge<Made>(madeVoucher, { validTo });
  await acceptVoucher(ofSam, voucher.code);
  let spoiled = 0;
  await sams.route("**/api/graphql", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const isPoll = spoiled === 0 && text.includes('"voucherId"') && !text.includes('"roles"');
    if (isPoll) spoiled += 1;
    await route.fulfill({ response: answer, body: isPoll ? text.replaceAll('"modules"', '"parts"') : text });
  });
  await comesUp(sams.getByRole("link", { name: /Carotid Stenting/ }).first());
  expect(spoiled).toBe(1);
  await staysWhole(sams);
});
