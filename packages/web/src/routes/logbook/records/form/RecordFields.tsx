import { type KeycloakId, logbookTexts, type Me, memberOptions } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Form } from "@cathedra/ui-kit/Form";
import { FormBar } from "@cathedra/ui-kit/FormBar";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useId, useMemo } from "react";
import { useNavigate } from "react-router";
import type { RecordEditor_query$data } from "../../../../__generated__/RecordEditor_query.graphql.ts";
import { localDay } from "../../../../format/dates.ts";
import { choicesOf } from "./choices.ts";
import { focusFirst } from "./focus-first.ts";
import { GroupField } from "./GroupField.tsx";
import { OccasionFields } from "./OccasionFields.tsx";
import { ParticipantFields } from "./ParticipantFields.tsx";
import { ProcedureFields } from "./ProcedureFields.tsx";
import { RestoredNote } from "./RestoredNote.tsx";
import { customerIdOf, newRecordForm, withParticipants } from "./record-form.ts";
import { formOf, type LoadedRecord, mayWriteIdentifier } from "./record-mapping.ts";
import { useRecordEditor } from "./use-record-editor.ts";
import { useRecordOutcome } from "./use-record-outcome.ts";
import { useSaveRecord } from "./use-save-record.ts";
import { validateForm } from "./validate-form.ts";

/** Whoever took part may read a record; who may change it is decided by the API (X35). */
const viewOnly =
  "You can read this record. Its creator and the admins of its group or customer can change it.";

export type RecordFieldsProps = {
  readonly me: Me;
  readonly formData: RecordEditor_query$data["IRLogFormData"];
  readonly groups: RecordEditor_query$data["customerGroups"];
  readonly record: LoadedRecord | undefined;
};

/** The form of one record, from what is typed to what became of it. */
export function RecordFields({ me, formData, groups, record }: RecordFieldsProps) {
  const choices = useMemo(() => choicesOf(formData), [formData]);
  const navigate = useNavigate();
  const [save] = useSaveRecord();
  const editor = useRecordEditor({
    me,
    record,
    fresh: () => (record === undefined ? newRecordForm(me, groups) : formOf(record)),
    customerIdOf: (groupId) => customerIdOf(groupId, groups),
    validate: (variables) =>
      validateForm(variables, {
        choices,
        storedProcedure: record?.procedure.code,
        today: localDay(),
        groups: (record === undefined ? groups.map(({ id }) => id) : [record.groupId]).map((id) => ({
          id,
          customerId: customerIdOf(id, groups),
        })),
      }),
    save,
    ...useRecordOutcome(record === undefined),
  });
  const { form, change, phase } = editor;
  const isView = record?.viewerCanEdit === false;
  const isReadOnly = isView || phase !== "editing";
  const parts = {
    form,
    onChange: change,
    choices,
    customerId: customerIdOf(form.groupId, groups),
    isReadOnly,
    isView,
  };
  const formId = useId();
  const discard = () => {
    focusFirst(document.getElementById(formId)?.querySelector("section") ?? null);
    editor.discard();
  };
  const group = groups.find(({ id }) => id === form.groupId);

  return (
    <Form
      id={formId}
      label="Record"
      errors={editor.errors}
      errorTitle={logbookTexts.invalidForm}
      onSubmit={editor.submit}
      onRefused={editor.submit}
    >
      <Stack gap={6}>
        {editor.restored === undefined || phase === "saved" ? null : (
          <RestoredNote {...editor.restored} onDiscard={discard} />
        )}
        {isView ? <Banner>{viewOnly}</Banner> : null}
        <OccasionFields
          {...parts}
          hasIdentifier={mayWriteIdentifier({ record, viewerKeycloakId: me.keycloakId })}
          storedDate={record?.dateOfProcedure}
          group={
            <GroupField
              {...{ form, groups, me, isReadOnly, isStored: record !== undefined }}
              onChange={change}
            />
          }
        />
        <ProcedureFields {...parts} />
        <ParticipantFields
          participants={form.participants}
          members={membersOf(group, me)}
          onChange={(participants) => change(withParticipants(form, participants))}
          isReadOnly={isReadOnly}
        />
        {isView ? null : (
          <FormBar
            saveLabel="Save record"
            isSaving={editor.isBusy}
            isSaveDisabled={phase === "saved"}
            onCancel={() => void navigate("/logbook/records")}
          />
        )}
      </Stack>
    </Form>
  );
}

/** The chosen group's members by name, the person among them (7.044). */
function membersOf(group: RecordFieldsProps["groups"][number] | undefined, me: Me) {
  const members = (group?.members ?? []).flatMap(({ keycloak_id, first_name, last_name }) =>
    keycloak_id === null || keycloak_id === undefined
      ? []
      : [{ keycloakId: keycloak_id as KeycloakId, name: `${first_name ?? ""} ${last_name ?? ""}`.trim() }],
  );
  return memberOptions(members, { keycloakId: me.keycloakId, name: `${me.firstName} ${me.lastName}`.trim() });
}
