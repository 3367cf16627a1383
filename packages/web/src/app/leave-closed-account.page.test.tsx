import { closedAccountText } from "@cathedra/domain/messages";
import { screen } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { stubIndexedDb } from "../../test/portal/indexed-db.ts";
import { openPage } from "../../test/portal/open-page.tsx";
import { sessions } from "../auth/auth.ts";
import { closedAccountMark } from "../auth/closed-account-mark.ts";
import { renew } from "../auth/identity.ts";
import { offlineConsent } from "../auth/offline-consent.ts";
import { localDrafts } from "../features/draft/drafts.ts";
import { queueOwner, wipeQueue } from "../features/record-queue/queue-owner.ts";
import { queueStore } from "../features/record-queue/queue-store.ts";
import { offlineAnswersOwner, storeAnswer } from "../relay/offline-answers.ts";

const makeToken = (sub: string) => `head.${btoa(JSON.stringify({ sub, sid: "session-1" }))}.signature`;
const session = { accessToken: makeToken("maya"), expiresAt: 0, refreshToken: "refresh" };
const issuer = "https://identity.example/realms/cathedra";
const config = { identity: { issuer, clientId: "portal" } } as Parameters<typeof renew>[0];

/** A browser in which a record of this person waits, and whose identity service refuses to renew a session. */
async function setUp(owner: string, description: string) {
  stubIndexedDb();
  vi.stubGlobal("fetch", async (address: string | URL | Request) => {
    const isDiscovery = new Request(address).url.includes("openid-configuration");
    const body = isDiscovery
      ? { issuer, token_endpoint: `${issuer}/token` }
      : { error: "invalid_grant", error_description: description };
    return Response.json(body, { status: isDiscovery ? 200 : 400 });
  });
  const leave = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  sessions.start(session);
  const record = { id: "a", owner, session: "session-1", savedAt: 1, procedureName: "Case", customerId: 1 };
  await queueStore.put({
    ...record,
    dateOfProcedure: "2026-11-20",
    draftRevision: undefined,
    content: {},
    refusal: null,
  });
  for (const person of ["maya", "priya"])
    localDrafts.keep({ owner: person, id: person, isChange: false, revision: null, base: null, content: {} });
  onTestFinished(() => {
    leave.mockRestore();
    sessions.end();
    wipeQueue();
    localStorage.clear();
    sessionStorage.clear();
  });
  return leave;
}

const draftsOf = (person: string) => localDrafts.of(person).length;

test.each(["User disabled", "Unknown user"])(
  "a closed account (%s) takes all that this browser has of its person with it, and nothing of another person",
  async (description) => {
    const leave = await setUp("maya", description);
    void renew(config, session);
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect([sessions.get().status, sessionStorage.getItem(closedAccountMark)]).toEqual(["signedOut", "1"]);
    expect([queueOwner.get(), draftsOf("maya"), draftsOf("priya")]).toEqual([null, 0, 1]);
    expect(await queueStore.of("maya")).toEqual([]);
  },
);

test("what this browser has of another person stays when an account is closed, also on the page after it", async () => {
  const leave = await setUp("priya", "User disabled");
  const other = { accessToken: makeToken("priya"), expiresAt: Number.MAX_SAFE_INTEGER };
  sessions.start(other);
  offlineConsent.set("priya", "yes");
  const answer = { data: { user: { keycloak_id: "priya" } }, errors: [] };
  await storeAnswer("HomeQuery", {}, answer);
  sessions.start(session);
  void renew(config, session);
  await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  openPage("/", {}, null);
  await screen.findByRole("heading", { level: 1, name: "Account closed" });
  expect(await queueStore.of("priya")).toHaveLength(1);
  expect((await offlineAnswersOwner())?.person).toBe("priya");
});

test("a session that is over takes nothing with it", async () => {
  const leave = await setUp("maya", "Session not active");
  expect(await renew(config, session)).toBe("refused");
  expect(leave).not.toHaveBeenCalled();
  expect([await queueStore.of("maya").then(({ length }) => length), draftsOf("maya")]).toEqual([1, 1]);
});

test("the page after it says what has happened", async () => {
  sessionStorage.setItem(closedAccountMark, "1");
  openPage("/signed-out", {}, null);
  await screen.findByRole("heading", { level: 1, name: "Account closed" });
  screen.getByText(closedAccountText);
});
