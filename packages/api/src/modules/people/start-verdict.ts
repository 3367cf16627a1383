import type { Instant } from "@cathedra/domain";
import type { Db } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import type { LearningService } from "../../ports/learning-service.ts";

export type CheckDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly learning: Pick<LearningService, "platform">;
};

/** The first obstacle to a start, by the code of its refusal; `MAY_START` or `MAY_JOIN` if there is none. */
export type StartVerdict = {
  readonly name: string;
  readonly code: string;
  readonly at?: Instant | null;
  readonly other?: string | null;
  /** The people who can help. */
  readonly people?: readonly string[];
};

/** The number that an id is; undefined: it is none. */
export function numberOf(id: string): number | undefined {
  return /^[0-9]{1,9}$/.test(id) ? Number(id) : undefined;
}
