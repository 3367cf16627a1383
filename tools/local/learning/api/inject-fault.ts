import { setTimeout as delay } from "node:timers/promises";
import type { FaultKind } from "../faults.ts";
import type { Answer } from "../http.ts";
import { faulty } from "./answer.ts";

export type FaultSettings = {
  readonly slowMs: number;
  readonly silentMs: number;
  readonly lateMs: number;
  readonly crash: () => void;
  readonly signal: AbortSignal;
};

/** The answer under an injected fault; undefined if the connection breaks. */
export async function injectFault(
  kind: FaultKind,
  right: () => Answer,
  { slowMs, silentMs, lateMs, crash, signal }: FaultSettings,
): Promise<Answer | undefined> {
  switch (kind) {
    case "ok":
      return right();
    case "slow":
      await delay(slowMs, undefined, { signal });
      return right();
    case "late": {
      const answer = right();
      await delay(lateMs, undefined, { signal });
      return answer;
    }
    case "elsewhere": {
      const answer = right();
      return {
        ...answer,
        body: String(answer.body).replace(/https?:\/\/[^/"]+/g, "https://elsewhere.example"),
      };
    }
    case "half": {
      const { body, ...answer } = right();
      return { ...answer, body: body.slice(0, Math.floor(body.length / 2)) };
    }
    case "lost":
      right();
      return undefined;
    case "silent":
      await delay(silentMs, undefined, { signal });
      return undefined;
    case "away":
      return undefined;
    case "crash":
      crash();
      return undefined;
    case "refuse":
    case "reject":
    case "busy":
    case "broken":
    case "revealing":
    case "html":
    case "garbage":
      return faulty(kind);
  }
}
