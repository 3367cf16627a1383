import type { Caller, CastApp } from "../support/cast-app.ts";

type Variables = Readonly<Record<string, unknown>>;

/** An operation of the web: who sends it, the statements that it may take with the caller's own, and its variables. */
export type WebOperation = readonly [
  name: string,
  who: Caller,
  most: number,
  variables?: (portal: CastApp) => Variables | Promise<Variables>,
];
