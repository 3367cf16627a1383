import type { KeycloakId } from "@cathedra/domain";
import type { QueuedRecord } from "../../../../features/record-queue/queued-record.ts";
import { readRecordDraft } from "./record-draft.ts";
import { newRecordForm } from "./record-form.ts";
import { saveVariablesOf } from "./record-mapping.ts";
import { saveRecord } from "./save-record.ts";
import { sendNewRecord } from "./send-record.ts";

/** Saves a new record that waited in the browser, as its form would have; rejects for the same reasons. */
export async function sendQueuedRecord(queued: QueuedRecord): Promise<void> {
  const { owner, id, customerId } = queued;
  // An earlier version of the portal may have written it.
  const me = { keycloakId: owner as KeycloakId, firstName: "", lastName: "" };
  const { storedRevision } = await import("../../../../features/draft/send-local-drafts.ts");
  const draft = readRecordDraft(queued.content, newRecordForm(me, []));
  const revision = queued.draftRevision ?? (await storedRevision(queued));
  await sendNewRecord(draft, (stored) =>
    saveRecord(
      saveVariablesOf(draft.form, {
        record: stored,
        version: stored?.modifiedAt ?? null,
        clientKey: id,
        draft: revision === undefined ? undefined : { id, revision },
        customerId,
        viewerKeycloakId: owner,
      }),
    ),
  );
}
