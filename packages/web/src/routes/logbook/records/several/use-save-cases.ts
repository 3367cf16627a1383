import { severalCasesTexts as texts } from "@cathedra/domain/messages";
import { useCallback, useState } from "react";
import type { SavingQueue } from "../../../../features/record-queue/saving-queue.ts";
import { localDay } from "../../../../format/dates.ts";
import { toasts } from "../../../../shell/toasts.ts";
import type { Choices } from "../form/choices.ts";
import type { FormGroup } from "../form/record-form.ts";
import { toSaveVariables } from "../form/record-mapping.ts";
import type { FormErrors } from "../form/save-errors.ts";
import { sending } from "../form/send-record.ts";
import { validateForm } from "../form/validate-form.ts";
import { type CaseRow, errorsOfRow } from "./case-rows.ts";
import { saveRow } from "./save-row.ts";

/** A row that is a record of the portal now. One that waits in this browser is in the list of those instead. */
export type SavedCase = { readonly recordId: string; readonly name: string };

export type SaveCasesOptions = {
  readonly owner: string;
  readonly customerId: number | undefined;
  readonly choices: Choices;
  readonly groups: readonly FormGroup[];
  readonly queue: SavingQueue;
  /** Called with a row before it is sent, to be stored at once: the answer may be lost together with the page. */
  readonly onSending: (row: CaseRow) => void;
  /** Called when a row is a record, or waits to become one. */
  readonly onDone: (id: string) => void;
  readonly onAllDone: () => void;
};

const toastSubject = "several cases";

/** Saves rows as records, one after the other; a row that is refused stays, with its reason. */
export function useSaveCases({ owner, customerId, choices, groups, queue, ...events }: SaveCasesOptions) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [saved, setSaved] = useState<readonly SavedCase[]>([]);
  const [isSaving, setSaving] = useState(false);
  const forgetFailure = useCallback(
    (id: string) => setFailures((before) => (id in before ? { ...before, [id]: "" } : before)),
    [],
  );

  const getErrors = ({ form, id }: CaseRow): FormErrors => {
    const about = { record: undefined, version: null, clientKey: id, customerId, viewerKeycloakId: owner };
    return validateForm(toSaveVariables(form, about), {
      choices,
      today: localDay(),
      groups: groups.map(({ id: group, customer }) => ({ id: group, customerId: customer.id })),
    });
  };

  const saveEach = async (rows: readonly CaseRow[]) => {
    const wrong: Record<string, string> = {};
    const refused: Record<string, string> = {};
    const stored: SavedCase[] = [];
    let doneCount = 0;
    let isUnreachable = false;
    const refuse = (id: string, found: FormErrors) => {
      const { cells, others } = errorsOfRow(id, found);
      Object.assign(wrong, cells);
      if (others.length > 0) refused[id] = others.join(" ");
    };
    for (const row of rows) {
      const found = getErrors(row);
      refuse(row.id, found);
      if (Object.keys(found).length > 0 || Object.keys(row.unread).length > 0) continue;
      const { sent } = sending({ form: row.form, sent: row.sent, basedOn: null, base: null });
      const toSend = { ...row, sent: [...sent] };
      events.onSending(toSend);
      const outcome = await saveRow({ row: toSend, owner, customerId, queue, isUnreachable });
      if (outcome.state === "refused") refuse(row.id, outcome.fields);
      else if (outcome.state === "failed") refused[row.id] = outcome.message;
      else {
        doneCount += 1;
        if (outcome.state === "queued") isUnreachable = true;
        else stored.push({ recordId: outcome.recordId, name: row.form.procedure?.name ?? "" });
        events.onDone(row.id);
      }
    }
    setErrors(wrong);
    setFailures(refused);
    setSaved((before) => [...before, ...stored]);
    const left = rows.length - doneCount;
    if (left > 0) toasts.error(texts.left(left), { subject: toastSubject });
    else {
      toasts.success(texts.saved(doneCount), { subject: toastSubject });
      events.onAllDone();
    }
  };

  return {
    errors,
    failures,
    saved,
    isSaving,
    forgetFailure,
    save: async (rows: readonly CaseRow[]): Promise<void> => {
      setErrors({});
      setFailures({});
      if (rows.length === 0) {
        toasts.error(texts.nothing, { subject: toastSubject });
        return;
      }
      setSaving(true);
      try {
        await saveEach(rows);
      } finally {
        setSaving(false);
      }
    },
  };
}
