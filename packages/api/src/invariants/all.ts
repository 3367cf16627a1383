import { eventInvariants } from "./events.ts";
import type { Invariant } from "./invariant.ts";
import { machineInvariants } from "./machines.ts";
import { quotaInvariants } from "./quota.ts";
import { sessionInvariants } from "./sessions.ts";
import { voucherInvariants } from "./vouchers.ts";

/** Everything that must hold of accounts, vouchers, events, machines and sessions. */
export const allInvariants: readonly Invariant[] = [
  ...quotaInvariants,
  ...voucherInvariants,
  ...eventInvariants,
  ...machineInvariants,
  ...sessionInvariants,
];
