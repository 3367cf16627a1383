import { instant } from "@cathedra/domain";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestApp, testApp } from "../support/app.ts";
import { newKey } from "../support/identity.ts";

let api: TestApp;
/** How far the application's clock is ahead, in milliseconds. */
let ahead = 0;
const minute = 60_000;

beforeEach(async () => {
  ahead = 0;
  api = await testApp({ clock: () => instant(Date.now() + ahead) });
});
afterEach(() => api.close());

async function statusWith(token: string): Promise<number> {
  return (await api.graphql({ query: "{ __typename }" }, { token })).statusCode;
}

/** A token that outlives the jumps of the clock. */
const longToken = (options = {}) =>
  api.identity.token({ exp: Math.floor(Date.now() / 1000) + 7200 }, options);

test("many simultaneous requests fetch the keys once", async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, () => longToken()));
  expect(new Set(await Promise.all(tokens.map(statusWith)))).toEqual(new Set([200]));
  expect(api.identity.keyFetches()).toBe(1);
});

test("many unknown kids cause at most one fetch a minute, and known keys keep working", async () => {
  expect(await statusWith(await longToken())).toBe(200);
  const stranger = await newKey("RS256");
  const flood = async () => {
    const tokens = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        longToken({ signWith: { ...stranger, kid: `unknown-${index}` } }),
      ),
    );
    expect(new Set(await Promise.all(tokens.map(statusWith)))).toEqual(new Set([401]));
  };
  await flood();
  expect(api.identity.keyFetches()).toBe(1);
  ahead = minute;
  await flood();
  expect(api.identity.keyFetches()).toBe(2);
  expect(await statusWith(await longToken())).toBe(200);
});

test("a new key is found by its unknown kid, and a withdrawn key stops working", async () => {
  const former = await longToken();
  expect(await statusWith(former)).toBe(200);
  const next = await newKey("ES256");
  api.identity.publish(next);
  ahead = minute;
  expect(await statusWith(await longToken({ signWith: next }))).toBe(200);
  expect(await statusWith(former)).toBe(401);
});

test("an outage of the identity service does not sign anyone out", async () => {
  expect(await statusWith(await longToken())).toBe(200);
  api.identity.setDown(true);
  for (const jump of [minute, 11 * minute, 60 * minute]) {
    ahead = jump;
    expect(await statusWith(await longToken())).toBe(200);
  }
});

test("without any signing key requests are answered by 503 until the first successful fetch", async () => {
  api.identity.setDown(true);
  const response = await api.graphql({ query: "{ __typename }" }, { token: await longToken() });
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("1");
  api.identity.setDown(false);
  ahead = 1000;
  expect(await statusWith(await longToken())).toBe(200);
});
