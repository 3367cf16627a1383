import { sql } from "kysely";
import type { startPortal } from "../compared-servers.ts";
import type { startIssuer } from "../issuer.ts";
import { type CloudWorld, middle } from "./cloud-world.ts";
import type { SimulatedAgents } from "./simulated-agents.ts";

export type Setting = {
  readonly world: CloudWorld;
  readonly agents: SimulatedAgents;
  readonly issuer: Awaited<ReturnType<typeof startIssuer>>;
  readonly portals: readonly Awaited<ReturnType<typeof startPortal>>[];
  readonly seconds: number;
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;
export const spread = (values: readonly number[]): string =>
  `${ms(middle(values))} (p95 ${ms(middle(values, 0.95))}, worst ${ms(Math.max(...values))})`;

export async function waitFor(holds: () => Promise<boolean>, withinMs = 20_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error("that took too long");
    await new Promise((next) => setTimeout(next, 2));
  }
}

/** Deletes the fleet with its history. */
export async function clear({ db }: CloudWorld): Promise<void> {
  await sql`
    alter table vm_history disable trigger user; truncate vm cascade; alter table vm_history enable trigger user;
    update voucher_user set used_s = 0`.execute(db);
}
