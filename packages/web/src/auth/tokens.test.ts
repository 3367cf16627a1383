import { expect, test, vi } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import { createSessionStore, type Session } from "./session.ts";
import { createTokenSource, SessionExpiredError } from "./tokens.ts";

const now = 1_700_000_000_000;
const sessionFor = (seconds: number, accessToken = "first"): Session => ({
  accessToken,
  expiresAt: now + seconds * 1000,
  refreshToken: "refresh",
});

function setUp(renew: (session: Session) => Promise<Session | "refused">, session = sessionFor(300)) {
  const store = createSessionStore(memoryStorage());
  store.start(session);
  const renewing = vi.fn(renew);
  return { store, renewing, tokens: createTokenSource(store, renewing, () => now) };
}

test("a token that is valid for at least 30 s is used unchanged", async () => {
  const { tokens, renewing } = setUp(async () => "refused", sessionFor(30));
  expect(await tokens.current()).toBe("first");
  expect(renewing).not.toHaveBeenCalled();
});

test("a token with less than 30 s left is renewed first, and the new one is stored", async () => {
  const { tokens, store } = setUp(async () => sessionFor(300, "second"), sessionFor(29));
  expect(await tokens.current()).toBe("second");
  expect(store.get()).toEqual({ status: "signedIn", session: sessionFor(300, "second") });
});

test("any number of simultaneous requests renew the token once", async () => {
  const { tokens, renewing } = setUp(async () => sessionFor(300, "second"), sessionFor(-5));
  const answers = await Promise.all([tokens.current(), tokens.current(), tokens.after("first")]);
  expect(answers).toEqual(["second", "second", "second"]);
  expect(renewing).toHaveBeenCalledTimes(1);
});

test("a refused token that was already replaced causes no second renewal", async () => {
  const { tokens, renewing } = setUp(async () => sessionFor(300, "second"));
  expect(await tokens.after("first")).toBe("second");
  expect(await tokens.after("first")).toBe("second");
  expect(renewing).toHaveBeenCalledTimes(1);
});

test("when the identity service refuses, the session expires for all waiting requests", async () => {
  const { tokens, store, renewing } = setUp(async () => "refused", sessionFor(1));
  const answers = await Promise.allSettled([tokens.current(), tokens.current()]);
  for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(SessionExpiredError) });
  expect(store.get().status).toBe("expired");
  expect(renewing).toHaveBeenCalledTimes(1);
});

test("when the identity service does not answer, the session stays and the next request tries again", async () => {
  let isReachable = false;
  const { tokens, store } = setUp(async () => {
    if (!isReachable) throw new TypeError("Failed to fetch");
    return sessionFor(300, "second");
  }, sessionFor(1));
  await expect(tokens.current()).rejects.toThrow(TypeError);
  expect(store.get().status).toBe("signedIn");
  isReachable = true;
  expect(await tokens.current()).toBe("second");
});

test("without a session, requesting a token throws SessionExpiredError", async () => {
  const store = createSessionStore(memoryStorage());
  const tokens = createTokenSource(
    store,
    async () => "refused",
    () => now,
  );
  await expect(tokens.current()).rejects.toThrow(SessionExpiredError);
  await expect(tokens.after("first")).rejects.toThrow("Your session has expired");
});
