import type { BridgeError, LossReason, SignInCode } from "@cathedra/qt-bridge";

/** The content of the page when there is no code to show. */
export type CodeState =
  | { readonly kind: "asking" }
  | { readonly kind: "shown"; readonly code: SignInCode; readonly until: number }
  | { readonly kind: "approved" }
  | { readonly kind: "denied" }
  | { readonly kind: "failed"; readonly why: WhyNoCode };

/** Why there is no code: the key of its text in `stationPageTexts`. */
export type WhyNoCode =
  | "notEnrolled"
  | "offline"
  | "tooManyCodes"
  | "noAnswer"
  | "notUnderstood"
  | "outdated"
  | "noCode";

/** The state that shows a code; `now` is in milliseconds from any origin. */
export function shown(code: SignInCode, now: number): CodeState {
  return { kind: "shown", code, until: now + code.secondsLeft * 1000 };
}

const reasons: Partial<Readonly<Record<BridgeError["code"], WhyNoCode>>> = {
  NOT_ENROLLED: "notEnrolled",
  NOT_OFFERED: "notEnrolled",
  OFFLINE: "offline",
  NOT_CONNECTED: "offline",
  BUSY: "tooManyCodes",
  NO_ANSWER: "noAnswer",
  CLOSED: "noAnswer",
  NOT_UNDERSTOOD: "notUnderstood",
};

/** The state after a failure, with the reason why there is no code. */
export function failed({ code }: Pick<BridgeError, "code">): CodeState {
  return { kind: "failed", why: reasons[code] ?? "noCode" };
}

/** Why there is no code after the connection to the desktop client was lost. */
export function whyLost(code: LossReason["code"]): WhyNoCode | "unsupported" {
  if (code === "UNSUPPORTED_VERSION") return "unsupported";
  return code === "NOT_UNDERSTOOD" ? "notUnderstood" : "noAnswer";
}

/** The remaining seconds, at least 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
