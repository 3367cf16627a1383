import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "@cathedra/test-fixtures/chromium";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { apiOf, recordsAndDrafts } from "./support/api.ts";
import { cast, expect, test } from "./support/journey.ts";
import { fillRecord } from "./support/record-form.ts";
import { startSession } from "./support/session.ts";

/** How often the browser is killed, and over how many milliseconds after the press the moments are spread. */
const tries = process.env.LONG_TESTS === undefined ? 2 : 100;
const spreadMs = 1_500;

/** Kills the processes of the browser with this profile, as a crash of the system would. */
function kill(profile: string): void {
  const processes = execFileSync("ps", ["-axo", "pid=,args="], { encoding: "utf8" }).split("\n");
  for (const line of processes.filter((each) => each.includes(profile)))
    try {
      process.kill(Number.parseInt(line.trim(), 10), "SIGKILL");
    } catch {
      // It has ended with its parent.
    }
}

async function open(profile: string, baseURL: string): Promise<readonly [BrowserContext, Page]> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(await findChromium()),
    baseURL,
    locale: "en-GB",
    timezoneId: "Europe/London",
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  // The profile may hold the session at the identity service, which then asks for no person.
  await context.clearCookies();
  await startSession(page, cast.maya);
  return [context, page];
}

/** How many records wait in this browser, whether or not the crash has lost the mark of it. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const name = "cathedra.record-queue";
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open(name));
    try {
      return await settled(database.transaction("records").objectStore("records").count());
    } finally {
      database.close();
    }
  });

async function fill(page: Page, mark: string): Promise<void> {
  await page.goto("/logbook/records/create");
  await fillRecord(page, {
    hospital: "Northgate Veterans Clinic",
    attending: `Killed, ${mark}`,
    procedure: "Splenic artery embolization",
    indication: "Killed between Save and the answer",
  });
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
}

/** Finds out where the case of a killed browser ended: saved at once, sent later, or kept as a draft. */
async function decideOutcome(page: Page, mark: string): Promise<"answered" | "sentLater" | "draft"> {
  await page.goto("/logbook/records");
  await expect(page.getByRole("table").first()).toBeVisible();
  const waits = (await waiting(page)) > 0;
  if (waits) {
    const queue = page.getByRole("region", { name: /saved records? on this device$/ });
    // It was saved in the session before.
    await queue.getByRole("button", { name: /^Send / }).click();
    await expect(queue).toHaveCount(0);
  }
  let found = { records: 0, drafts: 0 };
  // A busy portal may refuse to answer for a second.
  await expect(async () => {
    found = await recordsAndDrafts(apiOf(page), mark);
  }).toPass();
  expect(found, `waited: ${waits}`).toMatchObject(waits ? { records: 1 } : {});
  expect(found.records).toBeLessThanOrEqual(1);
  expect(found.records + found.drafts).toBeGreaterThan(0);
  if (waits) return "sentLater";
  return found.records === 1 ? "answered" : "draft";
}

test(`Maya's browser is killed ${tries} times between Save and the answer: no case is lost, and none is there twice`, async ({
  baseURL,
}) => {
  test.setTimeout((tries + 1) * 60_000);
  const profile = mkdtempSync(join(tmpdir(), "cathedra-killed-"));
  const outcomes = { answered: 0, sentLater: 0, draft: 0 };
  try {
    let [context, page] = await open(profile, baseURL ?? "");
    for (let at = 0; at < tries; at += 1) {
      const mark = `K${Date.now()}`;
      await fill(page, mark);
      const press = page.getByRole("button", { name: "Save record" }).dispatchEvent("click");
      await new Promise((resolve) => setTimeout(resolve, (at / tries) * spreadMs));
      kill(profile);
      await Promise.allSettled([press, context.close()]);
      [context, page] = await open(profile, baseURL ?? "");
      outcomes[await decideOutcome(page, mark)] += 1;
    }
    await context.close();
  } finally {
    kill(profile);
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
  test.info().annotations.push({ type: "outcomes", description: JSON.stringify(outcomes) });
});
