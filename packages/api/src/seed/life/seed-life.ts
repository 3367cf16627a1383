import type {
  CaseId,
  CourseId,
  CustomerId,
  Instant,
  KeycloakId,
  LearningSpaceId,
  UnitId,
} from "@cathedra/domain";
import type { MachineCause } from "@cathedra/domain/cloud";
import type { UnitStatus } from "@cathedra/domain/learning";
import type { DraftContent } from "@cathedra/domain/logbook";
import type { SeedRun } from "./insert-results.ts";

/** The past of a world when it is first opened: vouchers and events with their people and sessions, and unfinished work. */
export type SeedLife = {
  readonly vouchers: readonly SeedVoucher[];
  readonly events: readonly SeedEvent[];
  readonly drafts: readonly SeedDraft[];
  readonly learning: readonly SeedLearner[];
  readonly results: readonly SeedRun[];
};

/** A person's progress in their courses, as the learning platform reports it. */
export type SeedLearner = {
  readonly keycloakId: KeycloakId;
  /** The id of the person on the learning platform. */
  readonly platformId: string;
  readonly email: string;
  readonly courses: readonly {
    readonly courseId: CourseId;
    readonly status: UnitStatus;
    readonly percentage: number;
    readonly totalTimeSeconds: number;
    /** The time of the enrolment in epoch milliseconds. */
    readonly enrolledAt: number;
    readonly completedAt: number | null;
    readonly lastActiveAt: number | null;
    readonly units: readonly {
      readonly unitId: UnitId;
      readonly status: UnitStatus;
      readonly score: number | null;
      readonly totalTimeSeconds: number;
    }[];
  }[];
};

/** An unfinished logbook record; a draft that would have expired by now is not inserted. */
export type SeedDraft = {
  readonly person: KeycloakId;
  readonly id: string;
  readonly savedAt: Instant;
  readonly content: DraftContent;
};

type Made = {
  /** The name of the event or voucher in the seed only. */
  readonly key: string;
  readonly customerId: CustomerId;
  readonly learningSpaceId: LearningSpaceId;
  readonly creator: KeycloakId;
  readonly cases: readonly CaseId[];
  readonly maxUses: number;
  readonly createdAt: Instant;
  readonly archivedAt: Instant | null;
};

/** A voucher for cloud cases. */
export type SeedVoucher = Made & {
  /** The voucher's name; null if it has none. */
  readonly name: string | null;
  readonly validTo: Instant;
  readonly maxDurationInSeconds: number;
  readonly uses: readonly SeedUse[];
};

/** A person who accepted the voucher, and the sessions that they ran with it. */
export type SeedUse = {
  readonly person: KeycloakId;
  readonly acceptedAt: Instant;
  readonly sessions: readonly SeedSession[];
};

/** A session that is over; `cause` is why it ended. */
export type SeedSession = {
  readonly caseId: CaseId;
  readonly startedAt: Instant;
  /** The latest possible end of the session. */
  readonly endsAt: Instant;
  readonly endedAt: Instant;
  readonly cause: MachineCause;
};

export type SeedEvent = Made & {
  readonly name: string;
  readonly description: string;
  /** The organizers' addresses, including that of the creator. */
  readonly organizers: readonly string[];
  readonly eventAt: Instant;
  readonly durationInSeconds: number;
  readonly accepted: readonly { readonly person: KeycloakId; readonly at: Instant }[];
  /** How the event was held; null if it was not held. */
  readonly held: SeedHeldEvent | null;
};

export type SeedHeldEvent = SeedSession & {
  readonly startedBy: KeycloakId;
  readonly happenings: readonly SeedHappening[];
};

/** An event that a machine reported about its room. */
export type SeedHappening =
  | {
      readonly kind: "joined" | "left" | "control_gained" | "control_lost";
      readonly at: Instant;
      readonly person: KeycloakId;
    }
  | {
      readonly kind: "case_changed";
      readonly at: Instant;
      readonly person: KeycloakId;
      readonly caseId: CaseId;
    };
