import type { Instant } from "@cathedra/domain";
import type { Db } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import type { LearningService } from "../../ports/learning-service.ts";

export type CheckDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly learning: Pick<LearningService, "platform">;
};

/** What stands in the way of a start first, by the code of its refusal; `MAY_START` or `MAY_JOIN` where nothing does. */
export type StartVerdict = {
  readonly name: string;
  readonly code: string;
  readonly at?: Instant | null;
  readonly other?: string | null;
  /** Who can help. */
  readonly people?: readonly string[];
};

/** The number that an id is; undefined: it is none. */
export function numberOf(id: string): number | undefined {
  return /^[0-9]{1,9}$/.test(id) ? Number(id) : undefined;
}
