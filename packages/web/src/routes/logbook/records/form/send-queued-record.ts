import type { KeycloakId } from "@cathedra/domain";
import { toSaveRefusal } from "../../../../features/entity-form/save-refusal.ts";
import type { QueuedRecord } from "../../../../features/record-queue/queued-record.ts";
import { ApiError } from "../../../../relay/errors.ts";
import { sendQueuedDeletion } from "../delete/send-queued-deletion.ts";
import { onlyChanged } from "./only-changed.ts";
import { type RecordDraft, readRecordDraft } from "./record-draft.ts";
import { newRecordForm } from "./record-form.ts";
import { type LoadedRecord, type SaveVariables, toSaveVariables } from "./record-mapping.ts";
import { saveRecord } from "./save-record.ts";
import { type SavedOrRefused, saveRecords } from "./save-records.ts";
import { SavedElsewhereError, sendNewRecord } from "./send-record.ts";
import { storedDrafts } from "./stored-drafts.ts";

/** Saves a record, and resolves to it as it is stored. */
type Save = (variables: SaveVariables) => Promise<LoadedRecord>;

/** A save that waited: what is sent, and all that its form would do with the answer. */
type PreparedSave = {
  readonly variables: SaveVariables;
  readonly run: (save: Save) => Promise<void>;
};

type Outcomes = readonly PromiseSettledResult<void>[];

/**
 * Saves or deletes what waited in the browser, as its form would have, and reports the result of each. Several saves go in one
 * request. Rejects where nothing is known of any of them. Nothing here waits for the portal or for a new sign-in: the records are
 * locked in the meantime, so that their forms could not save them.
 */
export async function sendQueuedRecords(records: readonly QueuedRecord[]): Promise<Outcomes> {
  const [first] = records;
  if (records.length === 1 && first !== undefined) return Promise.allSettled([sendQueuedRecord(first)]);
  const drafts = await storedDrafts();
  const saves: PreparedSave[] = [];
  for (const record of records) {
    const isStored = record.draftRevision !== undefined || drafts.has(record.id);
    saves.push(prepareSave(record, isStored ? await getDraft(record) : undefined));
  }
  try {
    const answers = await saveRecords(saves.map(({ variables }) => variables));
    return await settleInOrder(
      saves.map(
        ({ run }, at) =>
          () =>
            run(beginningWith(answers[at])),
      ),
    );
  } catch (error) {
    if (!isFaultOfOne(error)) throw error;
    // Each record is sent alone, so that one refusal does not keep the others from being saved.
    return settleInOrder(
      saves.map(
        ({ run }) =>
          () =>
            run(saveRecord),
      ),
    );
  }
}

async function sendQueuedRecord(queued: QueuedRecord): Promise<void> {
  if (queued.kind === "deletion") return sendQueuedDeletion(queued);
  await prepareSave(queued, await getDraft(queued)).run(saveRecord);
}

/** Whether the portal may have refused because of one record. */
function isFaultOfOne(error: unknown): boolean {
  if (error instanceof SavedElsewhereError) return true;
  return error instanceof ApiError && error.code !== "RATE_LIMITED" && error.code !== "UNAUTHENTICATED";
}

/** Ends with the first that says nothing about its record: what comes after it would fail as well. */
async function settleInOrder(works: readonly (() => Promise<void>)[]): Promise<Outcomes> {
  const outcomes: PromiseSettledResult<void>[] = [];
  for (const work of works) {
    const [outcome] = await Promise.allSettled([work()]);
    outcomes.push(outcome);
    if (outcome.status === "rejected" && !isFaultOfOne(outcome.reason)) break;
  }
  return outcomes;
}

/** A save whose first answer is known; a further one is sent. */
function beginningWith(answer: SavedOrRefused | undefined): Save {
  let first = answer;
  return async (variables) => {
    const known = first;
    first = undefined;
    if (known === undefined) return saveRecord(variables);
    if ("error" in known) throw known.error;
    return known.record;
  };
}

type StoredDraft = { readonly id: string; readonly revision: number } | undefined;

function prepareSave(queued: QueuedRecord, stored: StoredDraft): PreparedSave {
  const { owner, content, kind } = queued;
  // An earlier version of the portal may have written it.
  const me = { keycloakId: owner as KeycloakId, firstName: "", lastName: "" };
  const draft = readRecordDraft(content, newRecordForm(me, []));
  return kind === "change" ? prepareChange(queued, draft, stored) : prepareNew(queued, draft, stored);
}

function prepareNew(queued: QueuedRecord, draft: RecordDraft, stored: StoredDraft): PreparedSave {
  const { owner, id, customerId } = queued;
  const variablesFor = (record?: LoadedRecord) =>
    toSaveVariables(draft.form, {
      record,
      version: record?.modifiedAt ?? null,
      clientKey: id,
      draft: stored,
      customerId,
      viewerKeycloakId: owner,
    });
  return {
    variables: variablesFor(),
    run: async (save) => void (await sendNewRecord(draft, (record) => save(variablesFor(record)))),
  };
}

/** A change whose answer was lost meets its own version: it is saved then. Of any other version the person decides. */
function prepareChange(
  queued: QueuedRecord,
  { form, base, basedOn }: RecordDraft,
  stored: StoredDraft,
): PreparedSave {
  const { owner, id, customerId, isCompleteAsIs = false } = queued;
  const record = { id, createdBy: { keycloak_id: owner } };
  const about = { record, clientKey: id, customerId, viewerKeycloakId: owner, isCompleteAsIs };
  const whole = toSaveVariables(form, { ...about, version: basedOn, draft: stored });
  const began = toSaveVariables(base ?? form, { ...about, version: null });
  const variables = base === null ? whole : onlyChanged(whole, began);
  const run = async (save: Save) => {
    try {
      await save(variables);
    } catch (error) {
      // Loaded on demand, because few changes need it.
      const { conflictWithLatest } = await import("../conflict/conflict-with-latest.ts");
      const edit = { id, base: base ?? form, mine: form };
      const conflict = await conflictWithLatest(toSaveRefusal(error), edit, { failsFast: true });
      if (conflict?.kind !== "saved") throw error;
    }
  };
  return { variables, run };
}

/** The draft in the portal that goes with the save. */
async function getDraft(queued: QueuedRecord): Promise<StoredDraft> {
  const { id, draftRevision, content, kind } = queued;
  const { storedRevision } = await import("../../../../features/draft/send-local-drafts.ts");
  const revision = draftRevision ?? (await storedRevision({ id, content, isChange: kind === "change" }));
  return revision === undefined ? undefined : { id, revision };
}
