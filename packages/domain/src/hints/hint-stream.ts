/**
 * The events of a hint stream. `live`: all hints are sent from here on, so read once what may have been missed. `away`: no
 * hints arrive for now, so poll. `hint`: a hint. `end`: the stream is over, with the reason.
 */
export const hintEvents = ["live", "away", "hint", "end"] as const;
export type HintEvent = (typeof hintEvents)[number];

/**
 * Why a stream ends. `renew`: its token has expired, so the client connects again with a new one. `moved`: this process stops, so
 * the client connects to another one.
 */
export const endReasons = ["renew", "moved"] as const;
export type EndReason = (typeof endReasons)[number];

/** The interval of heartbeats on an idle stream: proxies close connections that are silent for a minute. */
export const heartbeatMs = 20_000;
