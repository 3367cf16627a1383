import type { Instant, UserId } from "@cathedra/domain";
import type {
  Actor,
  CaseSessionFacts,
  CustomerFacts,
  Decision,
  EventFacts,
  GroupFacts,
  LeaveRefusal,
  LeavingFacts,
  ListedCustomers,
  PersonFacts,
  ProgressFacts,
  RoomFacts,
  StationFacts,
  VistActivityFacts,
} from "@cathedra/domain/access";
import type { RoomRole } from "@cathedra/domain/cloud";
import type { RecordFacts } from "@cathedra/domain/logbook";
import type { OperationKind } from "@cathedra/domain/operations";

/** The facts that policies use beside the caller; the test of the guards calls the policy of each kind with such facts. */
export type PolicyKinds = {
  /** The facts about the caller alone. */
  readonly nothing: (actor: Actor) => Decision;
  readonly customer: (actor: Actor, customer: CustomerFacts) => Decision;
  /** A customer, with the configured list that the policy consults. */
  readonly listed: (actor: Actor, customer: CustomerFacts, listed: ListedCustomers) => Decision;
  readonly group: (actor: Actor, group: GroupFacts) => Decision;
  readonly membership: (facts: LeavingFacts) => LeaveRefusal | undefined;
  readonly record: (actor: Actor, record: RecordFacts) => Decision;
  readonly voucher: (actor: Actor, voucher: { readonly userIds: readonly UserId[] }) => Decision;
  readonly event: (actor: Actor, event: EventFacts & { readonly endsAt: Instant }, now: Instant) => Decision;
  readonly calendar: (actor: Actor, event: EventFacts, administration: Decision) => Decision;
  readonly activity: (actor: Actor, activity: VistActivityFacts) => Decision;
  readonly station: (actor: Actor, station: StationFacts) => Decision;
  readonly session: (actor: Actor, session: CaseSessionFacts) => Decision;
  readonly progress: (actor: Actor, person: ProgressFacts) => Decision;
  readonly person: (actor: Actor, person: PersonFacts) => Decision;
  /** A person and the customer whose hours they get, with the configured list. */
  readonly hours: (
    actor: Actor,
    of: { readonly person: PersonFacts; readonly customer: CustomerFacts },
    listed: ListedCustomers,
  ) => Decision;
  readonly operation: (actor: Actor, operation: { readonly kind: OperationKind }) => Decision;
  /** The policy decides on an object of the object store. */
  readonly object: (actor: Actor, object: { readonly key: string }) => Decision;
  readonly room: (actor: Actor, room: RoomFacts) => RoomRole | null;
};

/** Any policy, used as a reference without being called. */
export type Policy = (...facts: never[]) => unknown;

/** A policy with the kind of facts that it decides on. */
export type GuardPolicy = {
  [Kind in keyof PolicyKinds]: { readonly asks: PolicyKinds[Kind]; readonly of: Kind };
}[keyof PolicyKinds];
