import { catalogue, type Me } from "@cathedra/domain/logbook";
import { newRecordTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Copy } from "@cathedra/ui-kit/Icon";
import { LazyPart } from "@cathedra/ui-kit/overlay";
import { useState } from "react";
import type { RecordEditor_query$data } from "../../../../__generated__/RecordEditor_query.graphql.ts";
import { localDay } from "../../../../format/dates.ts";
import { getLastParticipation } from "./choices.ts";
import { fillFromRecord } from "./copied-form.ts";
import { useIsReadOnly, useRecordForm } from "./form-store.ts";
import type { LoadedRecord } from "./record-mapping.ts";

export type SameAsEarlierRecordProps = {
  readonly formData: RecordEditor_query$data["IRLogFormData"];
  readonly groups: RecordEditor_query$data["customerGroups"];
  readonly me: Me;
};

const loadDialog = () => import("./EarlierRecordDialog.tsx").then((file) => file.EarlierRecordDialog);

/** Fills in a new record with what is alike in an earlier one, which is chosen in a dialog. */
export function SameAsEarlierRecord({ formData, groups, me }: SameAsEarlierRecordProps) {
  const { change } = useRecordForm();
  const isReadOnly = useIsReadOnly();
  const [isOpen, setOpen] = useState(false);
  if (isReadOnly) return null;
  const fill = (source: LoadedRecord) => {
    const last = getLastParticipation(formData);
    change((form) => fillFromRecord(form, source, { me, last, groups, today: localDay(), catalogue }));
  };
  return (
    <div>
      <Button size="small" icon={Copy} onPress={() => setOpen(true)}>
        {newRecordTexts.sameAs}
      </Button>
      <LazyPart
        load={loadDialog}
        isWanted={isOpen}
        onFailure={() => setOpen(false)}
        props={{ owner: me.keycloakId, onChoose: fill, isOpen, onClose: () => setOpen(false) }}
      />
    </div>
  );
}
