import type { MachineLimits } from "@cathedra/domain/cloud";
import type { Logger } from "pino";
import type { Db } from "../../../db/database.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { MachineDriver } from "../../../ports/machine-driver.ts";
import type { AgentClient } from "../agent/agent-client.ts";

/** The dependencies of the reconciler. */
export type ReconcilerDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly agents: AgentClient;
  /** Drivers by the name that a machine has; a driver that is not configured powers nothing. */
  readonly drivers: Readonly<Record<string, MachineDriver>>;
  readonly limits: MachineLimits;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
};
