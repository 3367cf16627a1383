import { ok } from "@cathedra/domain";
import * as v from "valibot";
import type { openOutbox } from "../../simulator/results/outbox.ts";
import { type Answer, refuse } from "../answer.ts";
import type { Faults } from "../faults.ts";
import type { Deliver } from "./open-delivery.ts";

const taken = v.object({ id: v.string() });

/** Delivers the result of a run from the outbox, where it stays while it can still be accepted. Returns the result's id. */
export function deliveringResults(
  portal: string,
  outbox: ReturnType<typeof openOutbox>,
  faults: Faults,
  deliver: Deliver,
) {
  return async (launchId: string, sub: string | null): Promise<Answer<string>> => {
    const packed = await outbox.get(launchId);
    if (packed === undefined) return refuse("DELIVERY_FAILED", "the result is not there any more");
    // Loaded on demand, because of its many dependencies.
    const { sendResult } = await import("../../simulator/results/send-result.ts");
    const delivered = await deliver(launchId, sub, (sign, signal) =>
      sendResult(packed, portal, sign, faults.has("portal-garbage") ? "garbage" : "well", signal),
    );
    if (!delivered.ok) return delivered;
    if (delivered.value.fate === "later")
      return refuse("DELIVERY_FAILED", `kept for later: ${delivered.value.why}`);
    await outbox.remove(launchId);
    if (delivered.value.fate === "refused")
      return refuse("DELIVERY_FAILED", `refused: ${delivered.value.why}`);
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), taken), delivered.value.text);
    return read.success ? ok(read.output.id) : refuse("DELIVERY_FAILED", "the answer names no result");
  };
}
