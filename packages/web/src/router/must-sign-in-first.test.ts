import { expect, test } from "vitest";
import { getArea } from "./areas.ts";
import { mustSignInFirst } from "./must-sign-in-first.ts";

const asks = (address: string, isAfterSignOut = false) => {
  const url = new URL(address, "https://portal.example");
  return mustSignInFirst(url, getArea(url.pathname), isAfterSignOut);
};

test.each(["/", "/logbook/records?search=x", "/admin/no-such-page", "/profile/account"])(
  "%s needs a sign-in",
  (address) => expect(asks(address)).toBe(true),
);

test.each([
  "/legal/terms-of-service",
  "/terms",
  "/auth/callback?code=1",
  "/signed-out",
  "/medical-disclaimer",
])("%s needs no sign-in", (address) => expect(asks(address)).toBe(false));

test("right after signing out, the home page shows Sign In first, and other pages do not", () => {
  expect(asks("/", true)).toBe(false);
  expect(asks("/?inviteCode=abc", true)).toBe(true);
  expect(asks("/logbook", true)).toBe(true);
});
