import { createHash } from "node:crypto";
import { err, ok } from "@cathedra/domain";
import { bridgeContract, fakeConnected, fakeDesktopClient } from "@cathedra/qt-bridge";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { replaceDesktop } from "../site/desktop.ts";
import { getAuthorization } from "./authorization.ts";

const token = `cathedra-station.${"A".repeat(43)}`;
const { proveRequest } = bridgeContract.stationSession.methods;
const header = "cathedra-station-proof";
const request = { method: "POST", address: "/api/graphql?a=1", body: '{"id":"x"}' };

const station = () => {
  const client = fakeDesktopClient(fakeConnected);
  let signed = 0;
  client.answers(proveRequest, () => ok({ proof: `proof ${++signed}` }));
  replaceDesktop(client);
  return client;
};
const computeHash = (text: string) => createHash("sha256").update(text).digest("base64url");

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  replaceDesktop(undefined);
});

test("each request with a station session's token has its own proof of the station (12.037)", async () => {
  const client = station();
  const named = { tokenHash: computeHash(token), method: "POST", target: "/api/graphql?a=1" };
  expect(await getAuthorization(token, request)).toEqual({
    authorization: `Bearer ${token}`,
    [header]: "proof 1",
  });
  const [first, second] = await Promise.all([
    getAuthorization(token, request),
    getAuthorization(token, { address: "/api/station-session" }),
  ]);
  expect(new Set([first[header], second[header]])).toEqual(new Set(["proof 2", "proof 3"]));
  const asked = client.calls.map(({ args }) => args);
  expect(asked[0]).toEqual({ ...named, bodyHash: computeHash(request.body) });
  expect(asked).toContainEqual({
    ...named,
    method: "GET",
    target: "/api/station-session",
    bodyHash: computeHash(""),
  });
  expect(asked).toHaveLength(3);
});

test("a person's own token is sent without a proof, unless the request counts only at a station", async () => {
  const client = station();
  expect(await getAuthorization("own", request)).toEqual({ authorization: "Bearer own" });
  expect(client.calls).toEqual([]);
  expect((await getAuthorization("own", request, true))[header]).toBe("proof 1");
});

test("a client that refuses or is gone signs nothing, and is asked again for the next request", async () => {
  const client = station();
  client.answers(proveRequest, () => err({ code: "NOT_ENROLLED", message: "" }));
  expect(await getAuthorization(token, request)).toEqual({ authorization: `Bearer ${token}` });
  client.become({ state: "lost", why: { code: "CLOSED" }, retriesAt: null });
  const waiting = getAuthorization(token, request);
  await vi.advanceTimersByTimeAsync(5_001);
  expect(await waiting).toEqual({ authorization: `Bearer ${token}` });
  const again = getAuthorization(token, request);
  await vi.advanceTimersByTimeAsync(1_000);
  client.answers(proveRequest, () => ok({ proof: "here" }));
  client.become(fakeConnected);
  expect((await again)[header]).toBe("here");
});

test("a request waits until the desktop client is found or known to be absent, and then stops listening", async () => {
  const client = station();
  client.become({ state: "lost", why: { code: "CLOSED" }, retriesAt: null });
  const waiting = getAuthorization(token, request);
  await vi.waitFor(() => expect(client.subscriptions()).toBe(1), 15_000);
  client.become({ state: "lost", why: { code: "CLOSED" }, retriesAt: 5 });
  expect(client.subscriptions()).toBe(1);
  client.become(fakeConnected);
  expect([client.subscriptions(), vi.getTimerCount()]).toEqual([0, 0]);
  expect((await waiting)[header]).toBe("proof 1");
  client.become({ state: "absent" });
  expect(await getAuthorization(token, request)).toEqual({ authorization: `Bearer ${token}` });
});
