/**
 * What a stream of hints says, by its events' names. `live`: from here on everything is told, so look once at what came before.
 * `away`: nothing is heard for now, so ask from time to time. `hint`: one. `end`: it is over, and why.
 */
export const hintEvents = ["live", "away", "hint", "end"] as const;
export type HintEvent = (typeof hintEvents)[number];

/** `renew`: the token holds no longer, come again with a new one. `moved`: this process stops, come again to another. */
export const endReasons = ["renew", "moved"] as const;
export type EndReason = (typeof endReasons)[number];

/** So often a stream that has nothing to say says so: proxies cut what is silent for a minute. */
export const heartbeatMs = 20_000;
