import { isUuid } from "@cathedra/domain";
import { type Actor, mayKeepDrafts } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { Clock } from "../../ports/clock.ts";
import { type DraftView, findDraft, listDrafts, type WholeDraft } from "./queries.ts";

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly prefetched: GraphqlContext["prefetched"];
};

/** The caller's drafts; null for a person without a logbook. */
export async function readDrafts(
  { db, clock, prefetched }: Deps,
  actor: Actor,
): Promise<readonly DraftView[] | null> {
  if (mayKeepDrafts(actor) !== "allowed") return null;
  return prefetched.logbookDrafts === false ? [] : listDrafts(db, actor.userId, clock());
}

/** A draft of the caller with its whole content; null if they have none with that id. */
export async function readDraft(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: string | null | undefined,
): Promise<WholeDraft | null> {
  if (id === null || id === undefined || !isUuid(id) || mayKeepDrafts(actor) !== "allowed") return null;
  return (await findDraft(db, { userId: actor.userId, id }, clock())) ?? null;
}
