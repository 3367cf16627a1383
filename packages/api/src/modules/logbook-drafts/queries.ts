import type { Instant, RecordId, UserId } from "@cathedra/domain";
import { type DraftTitle, maxDrafts } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { LogbookDraft } from "../../graphql/generated/contract.ts";

/** A draft as it is listed, without its content. */
export type DraftView = Omit<LogbookDraft, "savedAt" | "expiresAt"> & {
  readonly savedAt: Instant;
  readonly expiresAt: Instant;
};

export type WholeDraft = { readonly draft: DraftView; readonly content: string };

/** The owner of a draft, and its id. */
export type DraftKey = { readonly userId: UserId; readonly id: string };

const columns = [
  "id",
  "record_id as recordId",
  "date_of_procedure as dateOfProcedure",
  "procedure_name as procedureName",
  "revision",
  "saved_at as savedAt",
  "expires_at as expiresAt",
] as const;

/** SQL for whether the row `person` has any drafts. */
export const hasDrafts: RawBuilder<unknown> = sql`exists (select from logbook_draft where user_id = person.id)`;

/** A person's drafts, the latest first; their contents are not read. */
export async function listDrafts(db: Db, userId: UserId, now: Instant): Promise<readonly DraftView[]> {
  return db
    .selectFrom("logbook_draft")
    .select(columns)
    .where("user_id", "=", userId)
    .where("expires_at", ">", toTimestamp(now))
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .limit(maxDrafts)
    .execute();
}

export async function findDraft(
  db: Db,
  { userId, id }: DraftKey,
  now: Instant,
): Promise<WholeDraft | undefined> {
  const row = await db
    .selectFrom("logbook_draft")
    .select([...columns, "content"])
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("expires_at", ">", toTimestamp(now))
    .executeTakeFirst();
  return row && getWhole(row);
}

function getWhole({ content, ...draft }: DraftView & { readonly content: string }): WholeDraft {
  return { draft, content };
}

/** The draft, locked against changes until the transaction ends. */
export async function lockDraft(tx: Tx, { userId, id }: DraftKey): Promise<WholeDraft | undefined> {
  const row = await tx
    .selectFrom("logbook_draft")
    .select([...columns, "content"])
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && getWhole(row);
}

/** The record that was made under the id of a draft. */
export async function recordOfDraft(tx: Tx, { userId, id }: DraftKey): Promise<RecordId | undefined> {
  const made = await tx
    .selectFrom("logbook_record")
    .select("id")
    .where("created_by", "=", userId)
    .where("client_key", "=", id)
    .executeTakeFirst();
  return made?.id;
}

const countForAddingStatement = statement(
  { drafts: int() },
  (userId: UserId, now: Instant) => sql`
    with person as materialized (select id from app_user where id = ${userId} for no key update)
    select count(draft.id)::int as drafts
    from person left join logbook_draft draft on draft.user_id = person.id and draft.expires_at > ${toTimestamp(now)}
  `,
);

/**
 * Counts a person's drafts and locks the count against concurrent additions, so that together they do not exceed the maximum.
 */
export async function countForAdding(tx: Tx, userId: UserId, now: Instant): Promise<number> {
  const rows = await countForAddingStatement.rows(tx, userId, now);
  return rows[0]?.drafts ?? 0;
}

export type WrittenDraft = DraftTitle & {
  readonly recordId: RecordId | null;
  readonly content: string;
  readonly savedAt: Instant;
  readonly expiresAt: Instant;
};

/** Stores a new draft; undefined if a concurrent call has created this draft. */
export async function insertDraft(
  tx: Tx,
  { userId, id }: DraftKey,
  draft: WrittenDraft,
): Promise<DraftView | undefined> {
  return tx
    .insertInto("logbook_draft")
    .values({ user_id: userId, id, record_id: draft.recordId, revision: 1, ...toRow(draft) })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Overwrites a locked draft. */
export async function updateDraft(
  tx: Tx,
  { userId, id }: DraftKey,
  draft: Omit<WrittenDraft, "recordId">,
): Promise<DraftView> {
  return tx
    .updateTable("logbook_draft")
    .set((column) => ({ ...toRow(draft), revision: column("revision", "+", 1) }))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

function toRow({
  content,
  dateOfProcedure,
  procedureName,
  savedAt,
  expiresAt,
}: Omit<WrittenDraft, "recordId">) {
  return {
    content,
    date_of_procedure: dateOfProcedure,
    procedure_name: procedureName,
    saved_at: toTimestamp(savedAt),
    expires_at: toTimestamp(expiresAt),
  };
}
