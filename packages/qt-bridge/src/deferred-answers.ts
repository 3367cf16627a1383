import { err, ok, type Result } from "@cathedra/domain";
import type { BridgeError } from "./contract/errors.ts";
import type { RawAnswer } from "./contract/portal-bridge.ts";

type Came = Result<RawAnswer, BridgeError>;
export type DeferredAnswers = {
  /** The later answer to a call that was answered with `pending`. */
  of(call: string, withinMs: number): Promise<Came>;
  came(call: string, answer: RawAnswer): void;
  close(): void;
};

/** The limit on answers that no one waits for yet, so that a host that invents answers cannot fill the memory. */
const maxUnclaimed = 100;

/** Matches calls whose answers arrive later, as signals, with those answers; each answer takes effect once. */
export function deferredAnswers(): DeferredAnswers {
  const waiting = new Map<string, (came: Came) => void>();
  const unclaimed = new Map<string, RawAnswer>();
  return {
    of(call, withinMs) {
      const early = unclaimed.get(call);
      unclaimed.delete(call);
      if (early !== undefined) return Promise.resolve(ok(early));
      return new Promise((resolve) => {
        const settle = (came: Came) => {
          clearTimeout(timer);
          waiting.delete(call);
          resolve(came);
        };
        const noAnswer: BridgeError = {
          code: "NO_ANSWER",
          message: "the answer was to come later, and did not",
        };
        const timer = setTimeout(() => settle(err(noAnswer)), withinMs);
        waiting.set(call, settle);
      });
    },
    came(call, answer) {
      const settle = waiting.get(call);
      if (settle !== undefined) return settle(ok(answer));
      for (const oldest of unclaimed.keys()) {
        if (unclaimed.size < maxUnclaimed) break;
        unclaimed.delete(oldest);
      }
      unclaimed.set(call, answer);
      return undefined;
    },
    close() {
      for (const settle of waiting.values()) settle(err({ code: "CLOSED", message: "" }));
    },
  };
}
