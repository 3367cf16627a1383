import { checkToken, connectionCheck, machineKey, roomKey } from "@cathedra/domain/cloud";
import type { Db } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import { signingPort } from "../machines/public.ts";
import { targetStatement } from "./check-queries.ts";

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  /** Undefined if there is no fleet. */
  readonly machines?: { readonly fleetSecret: string } | undefined;
};

/** A machine to which the browser measures the connection, with the token that the machine requires; null if none is on. */
export async function connectionTarget({ db, clock, machines }: Deps) {
  if (machines === undefined) return null;
  const machine = await targetStatement.first(db);
  if (machine === undefined) return null;
  const until = Math.floor(clock() / 1000) + connectionCheck.lifetimeSeconds;
  const key = roomKey(signingPort, machineKey(signingPort, machines.fleetSecret, machine.id));
  return {
    url: new URL(machine.url).origin,
    token: checkToken(signingPort, key, machine.id, until),
    expiresAt: new Date(until * 1000).toISOString(),
  };
}
