import { expect, test } from "vitest";
import { currentSessionIdentity, mayStoreInBrowser, readSessionIdentity } from "./session-identity.ts";

const tokenWith = (payload: unknown) => `head.${btoa(JSON.stringify(payload)).replaceAll("=", "")}.signature`;
const signedIn = (accessToken: string, station?: string) =>
  ({ status: "signedIn", session: { accessToken, expiresAt: 0, station } }) as const;

test("all tabs of a sign-in have one mark, and the person is the token's", () => {
  const token = tokenWith({ sub: "maya", sid: "session-1", name: "Ünal ???>>>" });
  expect(currentSessionIdentity(signedIn(token))).toEqual({ mark: "session-1", person: "maya" });
  expect(currentSessionIdentity({ status: "expired" })).toBe(undefined);
  expect(currentSessionIdentity({ status: "signedOut" })).toBe(undefined);
});

test("a page that started without a network goes on with the session of what is kept", () => {
  const kept = { mark: "session-1", person: "maya" };
  expect(currentSessionIdentity({ status: "expired", kept })).toEqual(kept);
});

test("where the token names no session, the mark is this page's", () => {
  const { mark } = readSessionIdentity({ accessToken: tokenWith({ sub: "maya" }) });
  expect(readSessionIdentity({ accessToken: "opaque" })).toEqual({ mark, person: undefined });
  expect(mark).toMatch(/^[0-9a-f-]{36}$/);
});

test("nothing is kept at a station, nor after a sign-out", () => {
  expect(mayStoreInBrowser(signedIn("token"))).toBe(true);
  expect(mayStoreInBrowser({ status: "expired" })).toBe(true);
  expect(mayStoreInBrowser(signedIn("token", "station-1"))).toBe(false);
  expect(mayStoreInBrowser({ status: "signedOut" })).toBe(false);
});
