import { offlineRecordsTexts, shellTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { stubIndexedDb } from "../../../test/portal/indexed-db.ts";
import { openPage, settled } from "../../../test/portal/open-page.tsx";
import { sessions } from "../../auth/auth.ts";
import { offlineConsent } from "../../auth/offline-consent.ts";
import { offlineAnswersOwner, readAnswer, showAnswer, storeAnswer } from "../../relay/offline-answers.ts";
import { requestsInFlight } from "../../relay/requests-in-flight.ts";
import { prefetchPages } from "./prefetch-pages.ts";

const record = (id: string, rest: object = {}) => ({
  id,
  dateOfProcedure: "2026-11-19",
  procedure: { name: `Embolization ${id}` },
  createdBy: { keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" },
  ...rest,
});
const listOf = (...activities: readonly object[]) => ({
  activities: { totalCount: activities.length, totalCountIsExact: true, activities },
});

function signIn({ keycloakId }: { readonly keycloakId: string }) {
  const accessToken = `head.${btoa(JSON.stringify({ sub: keycloakId, sid: keycloakId }))}.signature`;
  sessions.start({ accessToken, expiresAt: Number.MAX_SAFE_INTEGER });
}

beforeEach(() => {
  stubIndexedDb();
  for (const { keycloakId } of [cast.maya, cast.priya]) offlineConsent.set(keycloakId, "yes");
  Object.defineProperty(navigator, "serviceWorker", {
    value: {
      controller: {},
      ready: new Promise(() => {}),
      register: async () => undefined,
      addEventListener() {},
    },
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
});

const isKept = () =>
  vi.waitFor(async () => expect(await offlineAnswersOwner()).toMatchObject({ person: cast.maya.keycloakId }));

test("without the portal a page shows what the browser keeps and as of when, and updates itself", async () => {
  const portal = openPage("/logbook/records", listOf(record("kept")));
  signIn(cast.maya);
  await screen.findByRole("link", { name: "Embolization kept" });
  await isKept();
  portal.become("offline");
  portal.reload();
  await screen.findByRole("link", { name: "Embolization kept" });
  await screen.findByText(/You see what this device has as of/);
  // Nothing is loading.
  await waitFor(() => expect(requestsInFlight.get()).toBe(0));
  portal.answer(listOf(record("new")));
  portal.become("answering");
  await screen.findByRole("link", { name: "Embolization new" });
  expect(screen.queryByText(/You see what this device has/)).toBe(null);
});

test("a page that the browser does not keep says so, and another person sees nothing of what it keeps", async () => {
  const portal = openPage("/logbook/records", listOf(record("kept")));
  signIn(cast.maya);
  await screen.findByRole("link", { name: "Embolization kept" });
  await isKept();
  portal.become("offline");
  signIn(cast.priya);
  portal.reload();
  await screen.findByText(/This device does not have this page/);
  await settled();
  expect(screen.queryByText(/Embolization/)).toBe(null);
  // Its place says so as well, and nothing there looks as if it were loading.
  expect(within(screen.getByRole("main")).getByText(shellTexts.notLoaded)).toBeDefined();
  expect(screen.queryByRole("table", { name: "Records" })).toBe(null);
  portal.become("answering");
  await screen.findByRole("table", { name: "Records" });
});

test("a page that cannot be loaded has the person's navigation from home's kept answer", async () => {
  const portal = openPage("/");
  signIn(cast.maya);
  await screen.findByRole("heading", { name: "Welcome, Maya" });
  await isKept();
  portal.become("offline");
  expect(await showAnswer("ViewerQuery", {})).toMatchObject({ data: { user: { first_name: "Maya" } } });
  signIn(cast.priya);
  expect(await showAnswer("ViewerQuery", {})).toBe(undefined);
});

test("home, the logbook, its form and one's own records of the last 90 days are read ahead", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const createdBy = { keycloak_id: cast.priya.keycloakId, first_name: "Priya", last_name: "Raman" };
  const portal = openPage("/legal/terms-of-service", {
    ...listOf(
      record("own", { dateOfProcedure: today }),
      record("of-another", { dateOfProcedure: today, createdBy }),
      record("old", { dateOfProcedure: "2020-01-01" }),
    ),
  });
  signIn(cast.maya);
  await prefetchPages({ person: cast.maya.keycloakId, hasLogbook: true });
  for (const name of ["Home", "Logbook", "Totals", "CreateRecord", "Records"])
    expect(portal.count(`${name}Query`), name).toBeGreaterThan(0);
  const details = portal.asked.filter(({ name }) => name === "RecordQuery");
  expect(details.map(({ variables }) => variables)).toEqual([{ id: "own" }]);
  await vi.waitFor(async () => expect(await readAnswer("RecordQuery", { id: "own" })).toBeDefined());
  await prefetchPages({ person: cast.maya.keycloakId, hasLogbook: true });
  expect(portal.count("LogbookQuery")).toBe(1);
});

test("the logbook asks once whether this browser may keep the records", async () => {
  localStorage.clear();
  openPage("/logbook");
  await userEvent.click(await screen.findByRole("button", { name: offlineRecordsTexts.refuse }));
  expect(screen.queryByText(offlineRecordsTexts.question)).toBe(null);
  expect(offlineConsent.of(cast.maya.keycloakId)).toBe("no");
  expect(await indexedDB.databases()).toEqual([]);
});

test("the account shows the answer and can withdraw it", async () => {
  openPage("/profile/account");
  signIn(cast.maya);
  const keeps = await screen.findByRole("switch", { name: offlineRecordsTexts.label });
  expect(keeps).toHaveProperty("checked", true);
  await storeAnswer("HomeQuery", {}, { data: { user: { keycloak_id: cast.maya.keycloakId } } });
  await isKept();
  await userEvent.click(keeps);
  expect(offlineConsent.of(cast.maya.keycloakId)).toBe("no");
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});
