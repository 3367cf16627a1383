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

test("a session is there again after a reload of the tab", () => {
  const storage = memoryStorage();
  createSessionStore(storage).start(session);
  expect(createSessionStore(storage).get()).toEqual({ status: "signedIn", session });
});

test("signing out leaves nothing behind", () => {
  const storage = memoryStorage();
  const store = createSessionStore(storage);
  store.start(session);
  store.end();
  expect(store.get().status).toBe("signedOut");
  expect(storage.length).toBe(0);
});

test("a session that cannot be renewed differs from a sign-out, and its tokens are gone", () => {
  const storage = memoryStorage();
  const store = createSessionStore(storage);
  store.start(session);
  store.expire();
  expect(store.get().status).toBe("expired");
  expect(storage.length).toBe(0);
});

test("no one's session expires where no one is signed in", () => {
  const store = createSessionStore(memoryStorage());
  store.expire();
  expect(store.get().status).toBe("signedOut");
});

test.each(["{", "null", "[]", '{"accessToken":1,"expiresAt":2}', '{"accessToken":"a"}'])(
  "what stands in the storage is not trusted: %s",
  (text) => {
    expect(createSessionStore(memoryStorage({ "cathedra.session": text })).get().status).toBe("signedOut");
  },
);
