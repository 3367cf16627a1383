import { confirmationInvariants } from "./confirmations.ts";
import { eventInvariants } from "./events.ts";
import type { Invariant } from "./invariant.ts";
import { libraryInvariants } from "./library.ts";
import { machineInvariants } from "./machines.ts";
import { provisioningInvariants } from "./provisioning.ts";
import { quotaInvariants } from "./quota.ts";
import { sessionInvariants } from "./sessions.ts";
import { storedFigureInvariants } from "./stored-figures.ts";
import { voucherInvariants } from "./vouchers.ts";

/** The invariants of accounts, vouchers, events, machines, sessions, confirmed records, the file library, runs and directories. */
export const allInvariants: readonly Invariant[] = [
  ...quotaInvariants,
  ...voucherInvariants,
  ...eventInvariants,
  ...machineInvariants,
  ...sessionInvariants,
  ...confirmationInvariants,
  ...libraryInvariants,
  ...storedFigureInvariants,
  ...provisioningInvariants,
];
