import { type Instant, instant } from "@cathedra/domain";

/** Returns the present time. Use cases read it after they hold their locks. */
export type Clock = () => Instant;

export const systemClock: Clock = () => instant(Date.now());
