import type { CastPerson } from "@cathedra/test-fixtures";
import type { Page } from "@playwright/test";
import { cast, expect, signInByHand, test, visit } from "./support/journey.ts";
import { describeOperation } from "./support/operations.ts";
import { fillRecord, save } from "./support/record-form.ts";

// The only journeys with a service worker.
test.use({ serviceWorkers: "allow" });

/** The queries whose answers the browser keeps for a person: each one's name, and its variables. */
const keptAnswers = (page: Page, { keycloakId }: CastPerson): Promise<readonly string[]> =>
  page.evaluate(async (person) => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "cathedra.kept")) return [];
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open("cathedra.kept"));
    const kept = database.transaction(["holder", "answers"]);
    const holder: unknown = await done(kept.objectStore("holder").get("holder"));
    const keys = await done(kept.objectStore("answers").getAllKeys());
    database.close();
    const isTheirs = (holder as { readonly owner?: string } | undefined)?.owner === person;
    return isTheirs ? keys.filter((key) => typeof key === "string") : [];
  }, keycloakId);

const keptQueries = async (page: Page, person: CastPerson) => [
  ...new Set((await keptAnswers(page, person)).map((key) => key.split(" ")[0])),
];

const ofLogbook = ["CreateRecordQuery", "HomeQuery", "LogbookQuery", "TotalsQuery"];

/** Lets the browser keep a person's records, and waits until it keeps all with which the portal starts for them. */
const startsOffline = async (page: Page, person: CastPerson, ...more: readonly string[]) => {
  expect(await keptQueries(page, person)).toEqual([]);
  await visit(page, "/logbook");
  await page.getByRole("button", { name: "Keep them" }).click();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => keptQueries(page, person), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([...ofLogbook, ...more]));
};

test("Maya's portal starts without a network, also in a new tab; a case that she logs there is sent once", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  let sent = 0;
  context.on("request", (request) => {
    if (describeOperation(request) === "saveRecordMutation") sent += 1;
  });
  await signInByHand(page, cast.maya);
  await startsOffline(page, cast.maya, "RecordsQuery", "RecordQuery");
  const keptRecords = (await keptAnswers(page, cast.maya)).flatMap(
    (key) => /^RecordQuery \{"id":"([^"]+)"\}$/.exec(key)?.[1] ?? [],
  );
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Maya" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "as of" })).toBeVisible();
  await visit(page, "/logbook/totals");
  await expect(page.getByRole("heading", { name: "Targets" }).first()).toBeVisible();
  await visit(page, "/logbook/records");
  // The first of the list may be one that another person has made or deleted in the meantime, which is not kept.
  const links = keptRecords.map((id) => `a[href*="${id}"]`).join(", ");
  await page.getByRole("rowheader").locator(links).first().click();
  await expect(page.getByRole("button", { name: "Save record" })).toBeVisible();
  await visit(page, "/videos");
  await expect(
    page.getByText("This page opens automatically as soon as there is a connection."),
  ).toBeVisible();
  await page.close();

  const tab = await context.newPage();
  await tab.goto("/logbook/records/create");
  await fillRecord(tab, {
    hospital: "Northgate Veterans Clinic",
    attending: `Offline, O${Date.now()}`,
    procedure: "Splenic artery embolization",
    indication: "Logged without a network",
  });
  await save(tab);
  await expect(tab.getByText(/^Saved on this device: Splenic/)).toBeVisible();
  await visit(tab, "/logbook");
  const waiting = tab.getByRole("region", { name: /saved records? on this device$/ });
  await expect(waiting).toContainText("On this device");
  expect(sent).toBe(0);
  await context.setOffline(false);
  // The session at the identity service continues, so nothing is asked.
  await expect.poll(() => sent, { timeout: 30_000 }).toBe(1);
  await expect(waiting).toHaveCount(0);
  await expect(tab.getByText("You are offline")).toHaveCount(0);
  await tab.reload();
  await expect(tab.getByRole("heading", { level: 1, name: "Logbook" })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(sent).toBe(1);
});

test("What the browser keeps of Maya goes with her sign-out, and Priya's sign-in", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await signInByHand(page, cast.maya);
  await startsOffline(page, cast.maya);
  // Her session at the identity service is over, and the tab is closed without a sign-out.
  await page.close();
  await context.clearCookies();
  const hers = await context.newPage();
  await signInByHand(hers, cast.priya);
  await startsOffline(hers, cast.priya);
  await context.setOffline(true);
  await hers.goto("/");
  await expect(hers.getByRole("heading", { level: 1, name: "Welcome, Priya" })).toBeVisible();
  await context.setOffline(false);
  await expect(hers.getByText("You are offline")).toHaveCount(0);
  await hers.getByRole("button", { name: "Sign Out" }).click();
  await expect(hers.getByText("You have signed out.")).toBeVisible();
  await expect.poll(() => hers.evaluate(() => indexedDB.databases())).toEqual([]);
  await context.setOffline(true);
  await hers.goto("/logbook");
  await expect(hers.getByText(/Priya|Maya/)).toHaveCount(0);
});
