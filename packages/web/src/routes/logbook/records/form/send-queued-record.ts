import type { KeycloakId } from "@cathedra/domain";
import { saveRefusalOf } from "../../../../features/entity-form/save-refusal.ts";
import type { QueuedRecord } from "../../../../features/record-queue/queued-record.ts";
import { sendQueuedDeletion } from "../delete/send-queued-deletion.ts";
import { onlyChanged } from "./only-changed.ts";
import { type RecordDraft, readRecordDraft } from "./record-draft.ts";
import { newRecordForm } from "./record-form.ts";
import { saveVariablesOf } from "./record-mapping.ts";
import { saveRecord } from "./save-record.ts";
import { sendNewRecord } from "./send-record.ts";

/** Saves or deletes what waited in the browser, as its form would have; rejects for the same reasons. */
export async function sendQueuedRecord(queued: QueuedRecord): Promise<void> {
  const { owner, kind = "new" } = queued;
  if (kind === "deletion") return sendQueuedDeletion(queued);
  // An earlier version of the portal may have written it.
  const me = { keycloakId: owner as KeycloakId, firstName: "", lastName: "" };
  const draft = readRecordDraft(queued.content, newRecordForm(me, []));
  return kind === "change" ? sendChange(queued, draft) : sendNew(queued, draft);
}

async function sendNew(queued: QueuedRecord, draft: RecordDraft): Promise<void> {
  const { owner, id, customerId } = queued;
  const stored = await draftOf(queued);
  await sendNewRecord(draft, (record) =>
    saveRecord(
      saveVariablesOf(draft.form, {
        record,
        version: record?.modifiedAt ?? null,
        clientKey: id,
        draft: stored,
        customerId,
        viewerKeycloakId: owner,
      }),
    ),
  );
}

/** A change whose answer was lost meets its own version: it is saved then. Of any other version the person decides. */
async function sendChange(queued: QueuedRecord, { form, base, basedOn }: RecordDraft): Promise<void> {
  const { owner, id, customerId, isCompleteAsIs = false } = queued;
  const record = { id, createdBy: { keycloak_id: owner } };
  const about = { record, clientKey: id, customerId, viewerKeycloakId: owner, isCompleteAsIs };
  const variables = saveVariablesOf(form, { ...about, version: basedOn, draft: await draftOf(queued) });
  const began = saveVariablesOf(base ?? form, { ...about, version: null });
  try {
    await saveRecord(base === null ? variables : onlyChanged(variables, began));
  } catch (error) {
    // Loaded on demand, because few changes need it.
    const { conflictWithLatest } = await import("../conflict/conflict-with-latest.ts");
    const edit = { id, base: base ?? form, mine: form };
    const conflict = await conflictWithLatest(saveRefusalOf(error), edit);
    if (conflict?.kind !== "saved") throw error;
  }
}

/** The draft in the portal that goes with the save. */
async function draftOf(queued: QueuedRecord) {
  const { id, draftRevision, content, kind } = queued;
  const { storedRevision } = await import("../../../../features/draft/send-local-drafts.ts");
  const revision = draftRevision ?? (await storedRevision({ id, content, isChange: kind === "change" }));
  return revision === undefined ? undefined : { id, revision };
}
