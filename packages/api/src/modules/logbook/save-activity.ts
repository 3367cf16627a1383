import { type AttendingId, fullName, type Instant, isUuid, type RecordId } from "@cathedra/domain";
import {
  type Actor,
  mayCreateRecordIn,
  mayEditRecord,
  mayListParticipant,
  mayUseLogbook,
} from "@cathedra/domain/access";
import { type GroupOption, nextVersion, type ValidRecord } from "@cathedra/domain/logbook";
import { logbookTexts } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, inSingleStatement, lockKey } from "../../db/locked-transaction.ts";
import { uuidv7 } from "../../db/uuid.ts";
import { appError } from "../../errors.ts";
import type { MutationSaveActivityArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit, auditInsert } from "../audit/public.ts";
import { notification, sendHint } from "../hints/public.ts";
import { checkVersion } from "./check-version.ts";
import { hintAttendings } from "./hint-attendings.ts";
import { needsCompletion, stillNeedsCompletion } from "./needs-completion.ts";
import type { ActivityFields } from "./projection.ts";
import type { RecordRow } from "./record-query.ts";
import { changedFields, contentRow, participantRows, storedContent } from "./record-row.ts";
import { refuseConfirmed } from "./refuse-confirmed.ts";
import { removeDraft } from "./remove-draft.ts";
import { requestAfter, requestHint } from "./request-confirmation.ts";
import {
  getCopies,
  getCreator,
  getSearch,
  makeKey,
  namedParticipants,
  userIds,
  validateInput,
} from "./save-parts.ts";
import {
  insertRecord,
  type LockedRecord,
  lockRecord,
  type RecordInsert,
  readSaveFacts,
  resolveSaveFacts,
  type SaveFacts,
  type SaveSearch,
  updateRecord,
} from "./save-queries.ts";

export type SaveDeps = { readonly db: Db; readonly clock: Clock };

/** The answer to a save. */
export type SavedRecord = {
  readonly recordId: RecordId;
  /** Whether an earlier request with the same client key had already created it. */
  readonly isRepeated?: boolean;
  /** The record with the requested fields, if the save has read it. */
  readonly stored?: RecordRow;
};

/**
 * Creates or changes a record (7.067); the draft of the record is deleted with the save. A refused save changes nothing.
 * `fields` are those of the record that the answer has.
 */
export async function saveActivity(
  { db, clock }: SaveDeps,
  actor: Actor,
  args: MutationSaveActivityArgs,
  fields: ActivityFields,
): Promise<SavedRecord> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const id = args.activity.id ?? "";
  if (id === "") return createRecord(db, actor, getNewRecord(actor, args, clock()), fields);
  return inLockedTransaction(db, [lockKey("record", id.toLowerCase())], async (tx) => {
    const locked = isUuid(id) ? await lockRecord(tx, id.toLowerCase() as RecordId) : undefined;
    const saved = await replace(tx, clock, actor, locked, args);
    await removeDraftOf(tx, actor, args);
    return saved;
  });
}

type RecordToCreate = {
  readonly args: MutationSaveActivityArgs;
  readonly valid: ValidRecord;
  readonly search: SaveSearch;
  readonly now: Instant;
};

/** The record that the caller wants to create, as far as that can be judged without the database. */
function getNewRecord(actor: Actor, args: MutationSaveActivityArgs, now: Instant): RecordToCreate {
  const groups = actor.memberships
    .map(({ groupId, customerId }): GroupOption => ({ id: groupId, customerId }))
    .filter((group) => mayCreateRecordIn(actor, group) === "allowed");
  const groupId = args.activity.groupId ?? undefined;
  if (groupId !== undefined && !groups.some(({ id }) => id === groupId)) throw appError("NOT_FOUND");
  const valid = validateInput(args, groups, now);
  const clientKey = makeKey(args.activity.clientKey);
  return { args, valid, now, search: { ...getSearch(valid), createdBy: actor.userId, clientKey } };
}

/**
 * Usually two statements: one reads what the record names, one writes everything. A transaction is needed if the record is there
 * already, if its attending has to be created, or if an entry is changed between the two statements.
 */
async function createRecord(
  db: Db,
  actor: Actor,
  record: RecordToCreate,
  fields: ActivityFields,
): Promise<SavedRecord> {
  const { search, args } = record;
  const facts = await readSaveFacts(db, search);
  if (facts.madeBefore === null && facts.hospital !== null && facts.attending !== null) {
    const insert = getInsert(actor, record, facts, fields);
    const stored = await inSingleStatement(db, () => insertRecord(db, insert));
    if (stored !== undefined) return { recordId: insert.row.id, stored };
  }
  return inLockedTransaction(db, [], async (tx) => {
    const saved = await createInTransaction(tx, actor, record, fields);
    await removeDraftOf(tx, actor, args);
    return saved;
  });
}

async function createInTransaction(
  tx: Tx,
  actor: Actor,
  record: RecordToCreate,
  fields: ActivityFields,
): Promise<SavedRecord> {
  const facts = await resolveSaveFacts(tx, record.search);
  if (facts.madeBefore !== null) return { recordId: facts.madeBefore, isRepeated: true };
  const insert = getInsert(actor, record, facts, fields);
  const stored = await insertRecord(tx, insert);
  return stored === undefined ? madeMeanwhile(tx, record.search) : { recordId: insert.row.id, stored };
}

/** The values of a new record. Refuses it if it names something that the caller may not name. */
function getInsert(
  actor: Actor,
  { args, valid, search, now }: RecordToCreate,
  facts: SaveFacts,
  fields: ActivityFields,
): RecordInsert {
  const participants = namedParticipants(args, valid.content, facts.people, (person) =>
    mayListParticipant(actor, person),
  );
  const entries = getCopies(facts);
  const id = uuidv7<RecordId>(now);
  const instant = new Date(now).toISOString();
  const creator = {
    userId: actor.userId,
    name: fullName(actor) || actor.email || actor.keycloakId,
  };
  const people = participantRows(participants, userIds(facts.people), creator);
  const { draft } = args.activity;
  const hint = requestHint(facts, { id, createdBy: actor.userId });
  const { id: groupId, customerId } = valid.group;
  return {
    row: {
      ...contentRow({ ...valid.content, participants }, entries),
      needs_completion: needsCompletion(valid.content, people, args.activity.isCompleteAsIs),
      id,
      customer_id: customerId,
      group_id: groupId,
      created_by: actor.userId,
      created_at: instant,
      modified_by: actor.userId,
      modified_at: instant,
      client_key: search.clientKey,
      asked_at: instant,
    },
    participants: people,
    entries,
    audit: auditInsert(
      actor,
      "logbook.record_created",
      id,
      { customer: customerId, after: { groupId } },
      "saved",
    ),
    hint: hint && notification(hint),
    draft: draft != null && isUuid(draft.id) ? draft : undefined,
    creator: actor.userId,
    fields,
  };
}

async function removeDraftOf(
  tx: Tx,
  actor: Actor,
  { activity: { draft } }: MutationSaveActivityArgs,
): Promise<void> {
  if (draft != null && isUuid(draft.id)) await removeDraft(tx, { userId: actor.userId, ...draft });
}

/** A concurrent request with the same key has created the record, and the insert has waited for its commit. */
async function madeMeanwhile(tx: Tx, search: SaveSearch): Promise<SavedRecord> {
  const { madeBefore } = await resolveSaveFacts(tx, search);
  if (madeBefore === null) throw new Error("a client key is taken, but by no record");
  return { recordId: madeBefore, isRepeated: true };
}

async function replace(
  tx: Tx,
  clock: Clock,
  actor: Actor,
  locked: LockedRecord | undefined,
  args: MutationSaveActivityArgs,
): Promise<SavedRecord> {
  const decision = locked === undefined ? "hidden" : mayEditRecord(actor, locked.facts);
  if (locked === undefined || decision === "hidden")
    throw appError("NOT_FOUND", logbookTexts.recordUnavailable);
  if (decision === "forbidden") throw appError("FORBIDDEN");

  const { facts: record, row: before } = locked;
  refuseConfirmed(locked);
  const version = await checkVersion(tx, locked, args.activity);
  const now = clock();
  const group = { id: record.groupId, customerId: record.customerId };
  const valid = validateInput(keepAbsentFields(args, locked), [group], now, before.procedure_code as string);
  const facts = await resolveSaveFacts(tx, {
    ...getSearch(valid),
    createdBy: record.createdBy,
    clientKey: null,
  });
  const participants = namedParticipants(args, valid.content, facts.people, (person) =>
    mayListParticipant(actor, person, record),
  );
  const copies = getCopies(facts);
  const isCreator = record.createdBy === actor.userId;
  // A person who may not see the identifier sends an empty one, so the stored identifier is kept (X115).
  const unchanged = isCreator ? {} : { optionalIdentifier: before.optional_identifier as string | null };
  const row = contentRow({ ...valid.content, ...unchanged, participants }, copies);
  const people = participantRows(participants, userIds(facts.people), getCreator(locked));
  const changed = changedFields(locked, { row, participants: people });
  const stamp = { modified_by: actor.userId, modified_at: new Date(nextVersion(version, now)).toISOString() };
  const request = requestAfter(locked, copies.attending.id as AttendingId, now);
  const { isCompleteAsIs } = args.activity;
  const completion = {
    needs_completion: stillNeedsCompletion(locked, valid.content, people, isCompleteAsIs),
  };
  await updateRecord(tx, record.id, { ...row, ...completion, ...stamp, ...request.row }, people);
  const hint = requestHint(facts, record);
  if (hint !== undefined) await sendHint(tx, hint);
  if (request.former !== undefined) await hintAttendings(tx, record, [request.former]);
  await audit(tx, actor, "logbook.record_changed", record.id, {
    customer: record.customerId,
    after: { changed },
  });
  return { recordId: record.id };
}

/**
 * Completes the input for an existing record with the stored values of missing fields, so that a page of an older version does
 * not clear newer fields. Null clears a field. A client that sends `attendingName` chooses that attending.
 */
function keepAbsentFields(
  args: MutationSaveActivityArgs,
  { row, participants }: LockedRecord,
): MutationSaveActivityArgs {
  const namesAttending = args.activity.attending != null || (args.attendingName ?? "") !== "";
  const stored = {
    ...storedContent(row),
    ...(namesAttending ? {} : { attending: { id: row.attending_id as string } }),
    participants: participants
      .filter(({ position }) => position >= 0)
      .toSorted((one, other) => one.position - other.position)
      .map(({ keycloak_id, name, role, level }) => ({
        user: keycloak_id === null ? null : { keycloak_id },
        name,
        role,
        level,
      })),
  };
  return { ...args, activity: { ...stored, ...args.activity } };
}
