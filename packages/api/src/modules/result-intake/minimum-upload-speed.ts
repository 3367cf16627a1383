import { deliveryLimits } from "@cathedra/domain/delivery";
import type { FastifyRequest } from "fastify";
import { appError } from "../../errors.ts";

/** How slowly an upload may arrive before it is aborted. */
export type SpeedLimits = {
  readonly maxMs: number;
  /** In each window of this length a minimum must arrive, which every usable network achieves. */
  readonly windowMs: number;
  readonly minBytes: number;
};

const usual: SpeedLimits = { maxMs: deliveryLimits.maxMs, windowMs: 20_000, minBytes: 128 * 1024 };

/** A signal that aborts when the delivery is too slow or takes too long. Call `stop` once the delivery was received. */
export function enforceMinimumSpeed(
  { raw }: FastifyRequest,
  { maxMs, windowMs, minBytes }: SpeedLimits = usual,
): { readonly signal: AbortSignal; readonly stop: () => void } {
  const controller = new AbortController();
  const late = (): void => controller.abort(appError("REQUEST_TIMEOUT"));
  const whole = setTimeout(late, maxMs);
  let before = raw.socket.bytesRead;
  let waited = false;
  const slow = setInterval(() => {
    const now = raw.socket.bytesRead;
    // Injected requests have no connection to check. After the whole body has arrived, and in a window at whose
    // beginning or end bytes wait to be read, the time is the portal's own.
    const waits = raw.readableLength > 0;
    const isOurs = raw.complete || waits || waited;
    if (!isOurs && now !== undefined && now - before < minBytes) late();
    before = now;
    waited = waits;
  }, windowMs);
  return {
    signal: controller.signal,
    stop: () => {
      clearTimeout(whole);
      clearInterval(slow);
    },
  };
}
