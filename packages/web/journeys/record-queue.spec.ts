import type { Page, Request } from "@playwright/test";
import { apiOf, recordsAndDrafts } from "./support/api.ts";
import { createRecord } from "./support/create-record.ts";
import { cast, expect, signIn, signInByHand, test, visit } from "./support/journey.ts";
import { describeOperation } from "./support/operations.ts";
import { fillRecord, save } from "./support/record-form.ts";
import { startSession } from "./support/session.ts";

const create = "/logbook/records/create";
const queued = (page: Page) =>
  page.getByRole("region", { name: /saved (?:records?|changes?) on this device$/ });

/** How many records a request saves. */
function savedBy(request: Request): number {
  const operation = describeOperation(request);
  if (operation === "saveRecordMutation") return 1;
  if (operation !== "saveRecordsMutation") return 0;
  return (request.postDataJSON() as { variables: { saves: unknown[] } }).variables.saves.length;
}

const saves = (page: Page) => {
  let count = 0;
  page.on("request", (request) => {
    count += savedBy(request);
  });
  return () => count;
};

let last = Date.now();

/** An attending by whom a case is found again. */
function newAttending(): string {
  last += 1;
  return `Queue, Q${last}`;
}

/** Opens a copy of a new record of Maya's, which can be saved as it is, and returns the attending of both. */
async function openCopy(page: Page): Promise<string> {
  const attending = newAttending();
  await startSession(page, cast.maya);
  const id = await createRecord(apiOf(page), attending);
  await page.goto(`/logbook/records/${id}/copy`);
  await page.getByRole("textbox", { name: "Procedure indication" }).fill("Saved without a network");
  return attending;
}

/** Fills in a new case. */
async function fill(page: Page): Promise<string> {
  const attending = newAttending();
  await fillRecord(page, {
    hospital: "Northgate Veterans Clinic",
    attending,
    procedure: "Splenic artery embolization",
    indication: "Saved without a network",
  });
  return attending;
}

/** How many records with this attending the portal has, as the person of a page reads it. */
async function stored(page: Page, attending: string): Promise<number> {
  return (await recordsAndDrafts(apiOf(page), attending.split(", ")[1] ?? "")).records;
}

test("Maya saves two cases without a network and closes the page; another tab sends each once", async ({
  page,
  context,
}) => {
  await signIn(page, cast.maya, create);
  const attendings: string[] = [];
  for (const [at] of ["first", "second"].entries()) {
    const attending = await fill(page);
    if (at === 0) await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await context.setOffline(true);
    await save(page);
    await expect(page.getByText(/^Saved on this device: Splenic/)).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Check your network" })).toBeVisible();
    attendings.push(attending);
  }
  // A sign-out names what it would delete, also without a network.
  await page.getByRole("button", { name: "Sign Out" }).click();
  const question = page.getByRole("alertdialog", { name: /^Sign out and discard/ });
  await expect(question.getByRole("listitem").filter({ hasText: "Splenic artery embolization" })).toHaveCount(
    2,
  );
  await question.getByRole("button", { name: "Stay signed in" }).click();
  await page.close();
  const [first, second] = [await context.newPage(), await context.newPage()];
  await context.setOffline(false);
  const [ofFirst, ofSecond] = [saves(first), saves(second)];
  await Promise.all([first.goto("/logbook/records"), second.goto("/logbook")]);
  for (const tab of [first, second]) {
    await expect(tab.getByRole("table").first()).toBeVisible();
    await expect(queued(tab)).toHaveCount(0);
  }
  for (const attending of attendings) await expect.poll(() => stored(first, attending)).toBe(1);
  expect(ofFirst() + ofSecond()).toBe(2);
  expect(await first.evaluate(() => Object.keys(localStorage))).toEqual([]);
  for (const attending of attendings)
    expect(await recordsAndDrafts(apiOf(first), attending.split(", ")[1] ?? "")).toEqual({
      records: 1,
      drafts: 0,
    });
});

test("Maya's page dies after the portal has saved the case, and before the answer: it is saved once", async ({
  page,
  context,
}) => {
  const attending = await openCopy(page);
  const seen = new Promise<void>((resolve) => {
    void page.route("**/api/graphql", async (route) => {
      if (describeOperation(route.request()) !== "saveRecordMutation") return route.continue();
      await route.fetch();
      resolve();
      // It is never answered.
      return undefined;
    });
  });
  await save(page);
  await seen;
  await page.goto("chrome://crash").catch(() => undefined);
  const next = await context.newPage();
  const sent = saves(next);
  await next.goto("/logbook/records");
  await expect(next.getByRole("table").first()).toBeVisible();
  await expect(queued(next)).toHaveCount(0);
  await expect.poll(sent).toBe(1);
  // Beside the record that it is a copy of.
  await expect.poll(() => stored(next, attending)).toBe(2);
});

test("What Maya saved without a network is never sent or shown in Priya's session, and is deleted when she says so", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(page, cast.maya, create);
  const attending = await fill(page);
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText(/^Saved on this device: /)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  // Her session at the identity service is over: she is asked who she is.
  await context.clearCookies();
  const hers = await context.newPage();
  const count = saves(hers);
  await signInByHand(hers, cast.priya, "/logbook/records");
  const question = hers.getByRole("dialog", {
    name: "1 saved record of another person waits on this device",
  });
  await expect(question).toBeVisible();
  await expect(queued(hers)).toHaveCount(0);
  expect(count()).toBe(0);
  await question.getByRole("button", { name: "Delete it" }).click();
  await expect.poll(() => hers.evaluate(() => indexedDB.databases())).toEqual([]);
  await expect(queued(hers)).toHaveCount(0);
  expect(count()).toBe(0);
  const anywhere = await browser.newPage({ baseURL: baseURL ?? "" });
  await startSession(anywhere, cast.maya);
  expect(await stored(anywhere, attending)).toBe(0);
  await anywhere.close();
});

test("Maya changes one of her records without a network and deletes another; both reach the portal once, after a reload", async ({
  page,
  context,
}) => {
  await startSession(page, cast.maya);
  const [changed, deleted] = [newAttending(), newAttending()];
  for (const attending of [changed, deleted]) await createRecord(apiOf(page), attending);
  await page.goto("/logbook");
  const open = async (attending: string) => {
    await visit(page, `/logbook/records?search=${attending.split(", ")[1] ?? ""}`);
    const row = page.getByRole("row").filter({ hasText: attending });
    await row.getByRole("rowheader").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "View Existing Record" })).toBeVisible();
  };
  const indication = page.getByRole("textbox", { name: "Procedure indication" });
  await open(changed);
  await indication.fill("Changed without a network");
  await context.setOffline(true);
  await save(page);
  await expect(queued(page)).toContainText("Change: ");
  await context.setOffline(false);
  await expect(queued(page)).toHaveCount(0);
  await open(changed);
  await expect(indication).toHaveValue("Changed without a network");

  await open(deleted);
  await page.route("**/api/graphql", (route) =>
    /DeleteRecordMutation|deleteRecordMutation/.test(describeOperation(route.request()) ?? "")
      ? route.abort()
      : route.continue(),
  );
  await page.getByRole("button", { name: "Delete record" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete record" }).click();
  await expect(queued(page)).toContainText("Deletion: ");
  await page.close();
  const next = await context.newPage();
  await next.goto("/logbook/records");
  await expect.poll(() => stored(next, deleted)).toBe(0);
  await expect(queued(next)).toHaveCount(0);
  expect(await stored(next, changed)).toBe(1);
});
