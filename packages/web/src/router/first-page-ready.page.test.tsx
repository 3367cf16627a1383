import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessions } from "../auth/auth.ts";
import { dropEarlyAnswers, sendEarly } from "../relay/early-answers.ts";
import { requestsInFlight } from "../relay/requests-in-flight.ts";
import { firstPageReady } from "./first-page-ready.ts";

beforeEach(() => sessions.start({ accessToken: "token", expiresAt: Number.MAX_SAFE_INTEGER }));
afterEach(() => {
  dropEarlyAnswers();
  requestsInFlight.set(0);
  sessions.end();
});

/** A router that has no page yet, until `begin` gives it one. */
function openRouter() {
  const state = { initialized: false };
  const listeners = new Set<() => void>();
  return {
    router: {
      state,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as never,
    listeners,
    begin: () => {
      state.initialized = true;
      for (const listener of listeners) listener();
    },
  };
}

/** Sends a query early, and gives the way to answer it. */
async function receiveEarly() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  sendEarly("early", {});
  return async () => {
    resolve(new Response("{}"));
    await new Promise((done) => setTimeout(done));
  };
}

/** Whether a promise ends within this time, in milliseconds. */
const endsWithin = (promise: Promise<void>, waitMs: number) =>
  Promise.race([promise.then(() => true), new Promise<boolean>((done) => setTimeout(done, waitMs, false))]);

test("the page is rendered with its data where the answer is there before the portal's code has run", async () => {
  const answer = await receiveEarly();
  await answer();
  const { router, begin, listeners } = openRouter();
  requestsInFlight.set(1);
  const ready = firstPageReady(router);
  expect(await endsWithin(ready, 50)).toBe(false);
  begin();
  expect(await endsWithin(ready, 50)).toBe(false);
  requestsInFlight.set(0);
  expect(await endsWithin(ready, 50)).toBe(true);
  expect(listeners.size).toBe(0);
});

test("rendering waits neither for an answer that is still on its way, nor where nothing was asked", async () => {
  await receiveEarly();
  expect(await endsWithin(firstPageReady(openRouter().router), 50)).toBe(true);
  dropEarlyAnswers();
  expect(await endsWithin(firstPageReady(openRouter().router), 50)).toBe(true);
});

test("once its data is there, the first page is rendered after a short wait although its code has not been loaded", async () => {
  const answer = await receiveEarly();
  await answer();
  expect(await endsWithin(firstPageReady(openRouter().router), 2000)).toBe(true);
});
