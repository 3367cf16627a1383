import type { BridgeError, SignInCode } from "@cathedra/qt-bridge";

/** What the page has to show in the place of a code. */
export type CodeState =
  | { readonly kind: "asking" }
  | { readonly kind: "shown"; readonly code: SignInCode; readonly until: number }
  | { readonly kind: "approved" }
  | { readonly kind: "denied" }
  | { readonly kind: "failed"; readonly why: "notEnrolled" | "offline" | "noCode" };

/** A code as it is shown at `now`, in milliseconds of any beginning. */
export function shown(code: SignInCode, now: number): CodeState {
  return { kind: "shown", code, until: now + code.secondsLeft * 1000 };
}

/** Why there is none. */
export function failed({ code }: Pick<BridgeError, "code">): CodeState {
  if (code === "NOT_ENROLLED" || code === "NOT_OFFERED") return { kind: "failed", why: "notEnrolled" };
  return { kind: "failed", why: code === "OFFLINE" || code === "NOT_CONNECTED" ? "offline" : "noCode" };
}

/** The seconds that are left, at least none. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
