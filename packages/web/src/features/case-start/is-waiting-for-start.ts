/** A case of a module, by their keys. */
export type CaseOfMachine = { readonly moduleId: string; readonly caseId: string };

type Machine = {
  readonly status: string;
  readonly is_event: boolean;
  readonly module_id: string | null | undefined;
  readonly case_id: string | null | undefined;
};

/** Whether the machine is assigned to this case of this module, and not to an event (4.012). */
export function isFor(machine: Machine | null, { moduleId, caseId }: CaseOfMachine): boolean {
  return (
    machine !== null && !machine.is_event && machine.module_id === moduleId && machine.case_id === caseId
  );
}

/** Whether a start is running that people wait for. */
export function isWaiting(machine: Pick<Machine, "status"> | null): boolean {
  return machine !== null && ["void", "desired", "idle", "starting"].includes(machine.status);
}

type Voucher = {
  readonly voucherId: number;
  readonly durationLeftInSeconds: number;
  readonly expired: boolean;
};

/**
 * The voucher on which a case is started if the person has not chosen one: the first with enough time, or else the first that is
 * valid.
 */
export function preferredVoucher<V extends Voucher>(vouchers: readonly V[], least: number): V | undefined {
  const valid = vouchers.filter(({ expired }) => !expired);
  return valid.find(({ durationLeftInSeconds: left }) => left >= least) ?? valid[0];
}
