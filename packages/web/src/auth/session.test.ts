import { expect, test } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import { createSessionStore } from "./session.ts";

const session = {
  accessToken: "a",
  expiresAt: 1_000,
  refreshToken: "r",
  idToken: "i",
  name: "Maya Lindqvist",
};

test("a session is restored after a reload of the tab", () => {
  const storage = memoryStorage();
  createSessionStore(storage).start(session);
  expect(createSessionStore(storage).get()).toEqual({ status: "signedIn", session });
});

test("signing out removes everything from the storage", () => {
  const storage = memoryStorage();
  const store = createSessionStore(storage);
  store.start(session);
  store.end();
  expect(store.get().status).toBe("signedOut");
  expect(storage.length).toBe(0);
});

test("a session that cannot be renewed is expired instead of signed out, and its tokens are removed", () => {
  const storage = memoryStorage();
  const store = createSessionStore(storage);
  store.start(session);
  store.expire();
  expect(store.get().status).toBe("expired");
  expect(storage.length).toBe(0);
});

test("without a signed-in person, no session expires", () => {
  const store = createSessionStore(memoryStorage());
  store.expire();
  expect(store.get().status).toBe("signedOut");
});

test.each(["{", "null", "[]", '{"accessToken":1,"expiresAt":2}', '{"accessToken":"a"}'])(
  "invalid content of the storage counts as signed out: %s",
  (text) => {
    expect(createSessionStore(memoryStorage({ "cathedra.session": text })).get().status).toBe("signedOut");
  },
);
