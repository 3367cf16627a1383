import type { Instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { nextDataExportAt } from "@cathedra/domain/personal-data";
import type { Db, Tx } from "../../db/database.ts";
import type { PersonalDataArchive } from "../../graphql/generated/contract.ts";
import type { OperationView } from "../operations/public.ts";
import { findLatestArchive, findLatestWork, findRequests } from "./export-queries.ts";

export type OwnExport = {
  readonly archive: PersonalDataArchive | null;
  readonly latest: OperationView | null;
  readonly nextAt: Instant | null;
};

/** The caller's data export: the finished archive, the work on a new one, and when another one can be requested. */
export async function readOwnExport(
  db: Db | Tx,
  { userId }: Pick<Actor, "userId">,
  now: Instant,
): Promise<OwnExport> {
  const archive = await findLatestArchive(db, userId, now);
  const latest = await findLatestWork(db, userId, now);
  const nextAt = nextDataExportAt(await findRequests(db, userId), now);
  // The archive itself tells that the work has succeeded.
  const isOver = latest?.state === "succeeded";
  return { archive: archive ?? null, latest: latest === undefined || isOver ? null : latest, nextAt };
}
