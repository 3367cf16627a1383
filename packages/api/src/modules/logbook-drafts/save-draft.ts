import { type Instant, isUuid, type RecordId } from "@cathedra/domain";
import { type Actor, mayEditRecord, mayKeepDrafts } from "@cathedra/domain/access";
import {
  type DraftContent,
  draftExpiresAt,
  maxDraftLength,
  maxDrafts,
  overwrittenDraft,
  readDraftContent,
  titleOfDraft,
} from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { authorize, invalidInput } from "../../errors.ts";
import type { LogbookDraftInput, LogbookDraftOutcome } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { findRecord, getRecordFacts } from "../logbook/public.ts";
import {
  countForAdding,
  type DraftKey,
  type DraftView,
  insertDraft,
  lockDraft,
  recordOfDraft,
  updateDraft,
  type WholeDraft,
} from "./queries.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** The result of saving a draft. */
export type SavedDraft = {
  readonly outcome: LogbookDraftOutcome;
  readonly draft: DraftView | null;
  readonly content: string | null;
  readonly recordId: RecordId | null;
};

/**
 * Stores a draft of the caller. A repeated request changes nothing. A client that does not know a change by another device
 * overwrites nothing.
 */
export async function saveDraft(
  { db, clock }: Deps,
  actor: Actor,
  input: LogbookDraftInput,
): Promise<SavedDraft> {
  authorize(mayKeepDrafts(actor));
  const key = { userId: actor.userId, id: getId(input) };
  const content = readContent(input);
  return inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const stored = await lockDraft(tx, key);
    const now = clock();
    if (stored !== undefined) return overwrite(tx, key, { stored, given: input, content, now });
    const recordId = input.isChange ? await changedRecord(tx, actor, key.id) : null;
    const made = recordId === null ? await recordOfDraft(tx, key) : undefined;
    if (made !== undefined) return { outcome: "recordSaved", draft: null, content: null, recordId: made };
    if ((await countForAdding(tx, actor.userId, now)) >= maxDrafts)
      throw invalidInput([fieldError("drafts", "TOO_MANY", { max: maxDrafts })]);
    const draft = await insertDraft(tx, key, { recordId, ...written(content, now) });
    if (draft !== undefined) return saved(draft);
    const meanwhile = await lockDraft(tx, key);
    if (meanwhile === undefined) throw new Error("a draft is there, and is not");
    return overwrite(tx, key, { stored: meanwhile, given: input, content, now });
  });
}

type Overwriting = {
  readonly stored: WholeDraft;
  readonly given: LogbookDraftInput;
  readonly content: DraftContent;
  readonly now: Instant;
};

async function overwrite(
  tx: Tx,
  key: DraftKey,
  { stored, given, content, now }: Overwriting,
): Promise<SavedDraft> {
  const before = readDraftContent(stored.content);
  const after = before === undefined ? content : overwrittenDraft(before, content);
  const text = JSON.stringify(after);
  const added = text === JSON.stringify(content) ? null : text;
  if (text === stored.content) return saved(stored.draft, added);
  if (given.revision !== stored.draft.revision)
    return { outcome: "changedMeanwhile", ...stored, recordId: null };
  return saved(await updateDraft(tx, key, written(after, now)), added);
}

/** The answer to a save; the stored content is returned only if it contains more than was sent. */
function saved(draft: DraftView, content: string | null = null): SavedDraft {
  return { outcome: "saved", draft, content, recordId: null };
}

function written(content: DraftContent, now: Instant) {
  return {
    ...titleOfDraft(content),
    content: JSON.stringify(content),
    savedAt: now,
    expiresAt: draftExpiresAt(now),
  };
}

/** The record that a draft changes, for a person who may edit it. */
async function changedRecord(tx: Tx, actor: Actor, id: string): Promise<RecordId> {
  const record = await findRecord(tx, actor.userId, id as RecordId, new Set());
  authorize(record === undefined ? "hidden" : mayEditRecord(actor, getRecordFacts(record)));
  return id as RecordId;
}

function getId({ id }: LogbookDraftInput): string {
  if (!isUuid(id)) throw invalidInput([fieldError("id", "WRONG_TYPE")]);
  return id.toLowerCase();
}

function readContent({ content }: LogbookDraftInput): DraftContent {
  if (content.length > maxDraftLength)
    throw invalidInput([fieldError("content", "TOO_LONG", { max: maxDraftLength })]);
  const read = readDraftContent(content);
  if (read === undefined) throw invalidInput([fieldError("content", "WRONG_TYPE")]);
  return read;
}
