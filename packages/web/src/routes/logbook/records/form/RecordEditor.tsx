import { type KeycloakId, logbookTexts, type Me, memberOptions } from "@cathedra/domain";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Form } from "@cathedra/ui-kit/Form";
import { FormBar } from "@cathedra/ui-kit/FormBar";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type {
  RecordEditor_query$data,
  RecordEditor_query$key,
} from "../../../../__generated__/RecordEditor_query.graphql.ts";
import { localDay } from "../../../../format/dates.ts";
import { choicesOf } from "./choices.ts";
import { OccasionFields } from "./OccasionFields.tsx";
import { ParticipantFields } from "./ParticipantFields.tsx";
import { ProcedureFields } from "./ProcedureFields.tsx";
import { RestoredNote } from "./RestoredNote.tsx";
import { customerIdOf, newRecordForm, withGroup, withParticipants } from "./record-form.ts";
import { formOf, type LoadedRecord, mayWriteIdentifier } from "./record-mapping.ts";
import { useRecordEditor } from "./use-record-editor.ts";
import { useRecordOutcome } from "./use-record-outcome.ts";
import { useSaveRecord } from "./use-save-record.ts";
import { validateForm } from "./validate-form.ts";

export type RecordEditorProps = {
  readonly query: RecordEditor_query$key;
  /** The record to change, or only to see; without it a new one is written. */
  readonly record?: LoadedRecord;
};

/** The record form (7.002, 7.004). */
export function RecordEditor({ query, record }: RecordEditorProps) {
  const { user, IRLogFormData, customerGroups } = useFragment(
    graphql`
      fragment RecordEditor_query on Query {
        user {
          keycloak_id
          first_name
          last_name
        }
        IRLogFormData {
          interventionTypes {
            name
            organSystems {
              name
              categories {
                name
                subCategories {
                  name
                  subCategory
                  code
                }
              }
            }
          }
          attending {
            id
            firstName
            lastName
            customerId
          }
          hospitals {
            name
            customerId
          }
        }
        customerGroups(roles: [learner, admin]) {
          id
          name
          customer {
            id
            name
          }
          members {
            keycloak_id
            first_name
            last_name
          }
        }
      }
    `,
    query,
  );
  if (user === null || user === undefined) return <EmptyState>{logbookTexts.noRecordsAvailable}</EmptyState>;
  if (record === undefined && customerGroups.length === 0) {
    return <EmptyState>{logbookTexts.noGroup}</EmptyState>;
  }
  return (
    <Fields
      me={{
        keycloakId: user.keycloak_id as KeycloakId,
        firstName: user.first_name,
        lastName: user.last_name,
      }}
      formData={IRLogFormData}
      groups={customerGroups}
      record={record}
    />
  );
}

type FieldsProps = {
  readonly me: Me;
  readonly formData: RecordEditor_query$data["IRLogFormData"];
  readonly groups: RecordEditor_query$data["customerGroups"];
  readonly record: LoadedRecord | undefined;
};

function Fields({ me, formData, groups, record }: FieldsProps) {
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
  const isReadOnly = record?.viewerCanEdit === false || phase === "saved";
  const parts = {
    form,
    onChange: change,
    choices,
    customerId: customerIdOf(form.groupId, groups),
    isReadOnly,
  };
  const group = groups.find(({ id }) => id === form.groupId);

  return (
    <Form
      label="Record"
      errors={editor.errors}
      errorTitle={logbookTexts.invalidForm}
      onSubmit={editor.submit}
      onRefused={editor.submit}
    >
      <Stack gap={6}>
        {editor.restored === undefined || phase === "saved" ? null : (
          <RestoredNote {...editor.restored} onDiscard={editor.discard} />
        )}
        <OccasionFields
          {...parts}
          hasIdentifier={mayWriteIdentifier({ record, viewerKeycloakId: me.keycloakId })}
          storedDate={record?.dateOfProcedure}
          group={
            (record === undefined && groups.length < 2) ||
            (record !== undefined && group === undefined) ? null : (
              <Select
                label="Group"
                name="groupId"
                options={groups.map(({ id, name, customer }) => ({
                  value: String(id),
                  label: name,
                  description: customer.name,
                }))}
                value={form.groupId === null ? null : String(form.groupId)}
                onChange={(id) => change(withGroup(form, id === null ? null : Number(id), { groups, me }))}
                isRequired
                isDisabled={record !== undefined}
                isReadOnly={isReadOnly}
              />
            )
          }
        />
        <ProcedureFields {...parts} />
        <ParticipantFields
          participants={form.participants}
          members={membersOf(group, me)}
          onChange={(participants) => change(withParticipants(form, participants))}
          isReadOnly={isReadOnly}
        />
        {record?.viewerCanEdit === false ? null : (
          <FormBar
            saveLabel="Save record"
            isSaving={phase === "saving"}
            isSaveDisabled={phase === "saved"}
            onCancel={() => void navigate("/logbook/records")}
          />
        )}
      </Stack>
    </Form>
  );
}

/** The chosen group's members by name, the person among them (7.044). */
function membersOf(group: FieldsProps["groups"][number] | undefined, me: Me) {
  const members = (group?.members ?? []).flatMap(({ keycloak_id, first_name, last_name }) =>
    keycloak_id === null || keycloak_id === undefined
      ? []
      : [{ keycloakId: keycloak_id as KeycloakId, name: `${first_name ?? ""} ${last_name ?? ""}`.trim() }],
  );
  return memberOptions(members, { keycloakId: me.keycloakId, name: `${me.firstName} ${me.lastName}`.trim() });
}
