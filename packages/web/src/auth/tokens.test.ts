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

test("a token that is valid for 30 s or longer is used as it is", async () => {
  const { tokens, renewing } = setUp(async () => "refused", sessionFor(30));
  expect(await tokens.current()).toBe("first");
  expect(renewing).not.toHaveBeenCalled();
});

test("a token with less than 30 s is renewed first, and the new one is kept", async () => {
  const { tokens, store } = setUp(async () => sessionFor(300, "second"), sessionFor(29));
  expect(await tokens.current()).toBe("second");
  expect(store.get()).toEqual({ status: "signedIn", session: sessionFor(300, "second") });
});

test("however many ask, the token is renewed in one flight", async () => {
  const { tokens, renewing } = setUp(async () => sessionFor(300, "second"), sessionFor(-5));
  const answers = await Promise.all([tokens.current(), tokens.current(), tokens.after("first")]);
  expect(answers).toEqual(["second", "second", "second"]);
  expect(renewing).toHaveBeenCalledTimes(1);
});

test("a token that was refused after it had been replaced causes no second renewal", async () => {
  const { tokens, renewing } = setUp(async () => sessionFor(300, "second"));
  expect(await tokens.after("first")).toBe("second");
  expect(await tokens.after("first")).toBe("second");
  expect(renewing).toHaveBeenCalledTimes(1);
});

test("where the identity service refuses, the session has expired for everyone who waits", async () => {
  const { tokens, store, renewing } = setUp(async () => "refused", sessionFor(1));
  const answers = await Promise.allSettled([tokens.current(), tokens.current()]);
  for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(SessionExpiredError) });
  expect(store.get().status).toBe("expired");
  expect(renewing).toHaveBeenCalledTimes(1);
});

test("where the identity service does not answer, the session stays and the next request tries again", async () => {
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

test("without a session there is no token", async () => {
  const store = createSessionStore(memoryStorage());
  const tokens = createTokenSource(
    store,
    async () => "refused",
    () => now,
  );
  await expect(tokens.current()).rejects.toThrow(SessionExpiredError);
  await expect(tokens.after("first")).rejects.toThrow("Your session has expired");
});
