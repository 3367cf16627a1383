import { createHash } from "node:crypto";
import { err, ok } from "@cathedra/domain";
import { bridgeContract, fakeConnected, fakeDesktopClient } from "@cathedra/qt-bridge";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { replaceDesktop } from "../site/desktop.ts";
import { authorizationOf } from "./authorization.ts";
import { forgetProof } from "./station-proof.ts";

const token = `cathedra-station.${"A".repeat(43)}`;
const { prove } = bridgeContract.stationSession.methods;
const header = "cathedra-station-proof";

const station = () => {
  const client = fakeDesktopClient(fakeConnected);
  let signed = 0;
  client.answers(prove, ({ tokenHash }) => ok({ proof: `${tokenHash} ${++signed}`, secondsLeft: 60 }));
  replaceDesktop(client);
  return client;
};
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  forgetProof();
  replaceDesktop(undefined);
});

test("the token of a session at a station goes with a proof of the station for this token, made anew in time (12.037)", async () => {
  const client = station();
  const first = await authorizationOf(token);
  expect(first).toEqual({ authorization: `Bearer ${token}`, [header]: `${hashOf(token)} 1` });
  await vi.advanceTimersByTimeAsync(39_000);
  expect(await authorizationOf(token)).toEqual(first);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await authorizationOf(token))[header]).toBe(`${hashOf(token)} 2`);
  forgetProof();
  expect((await authorizationOf(token))[header]).toBe(`${hashOf(token)} 3`);
  const other = `cathedra-station.${"B".repeat(43)}`;
  expect((await authorizationOf(other))[header]).toBe(`${hashOf(other)} 4`);
  expect(client.asked.length).toBe(4);
});

test("requests that come at once share one signature", async () => {
  const client = station();
  await Promise.all([authorizationOf(token), authorizationOf(token), authorizationOf(token)]);
  expect(client.asked.length).toBe(1);
});

test("a person's own token goes alone, unless the request counts only at a station", async () => {
  const client = station();
  expect(await authorizationOf("own")).toEqual({ authorization: "Bearer own" });
  expect(client.asked).toEqual([]);
  expect((await authorizationOf("own", true))[header]).toBe(`${hashOf("own")} 1`);
});

test("a client that refuses or is gone signs nothing, and is asked again with the next request", async () => {
  const client = station();
  client.answers(prove, () => err({ code: "NOT_ENROLLED", message: "" }));
  expect(await authorizationOf(token)).toEqual({ authorization: `Bearer ${token}` });
  client.become({ state: "lost", why: { code: "CLOSED" }, retriesAt: null });
  const waiting = authorizationOf(token);
  await vi.advanceTimersByTimeAsync(5_001);
  expect(await waiting).toEqual({ authorization: `Bearer ${token}` });
  const again = authorizationOf(token);
  await vi.advanceTimersByTimeAsync(1_000);
  client.answers(prove, () => ok({ proof: "here", secondsLeft: 60 }));
  client.become(fakeConnected);
  expect((await again)[header]).toBe("here");
});
