import { fullName, instant, parseLocalDate } from "@cathedra/domain";
import {
  assignmentKinds,
  assignmentLimits,
  validateAssignment,
  validateAssignmentChange,
} from "@cathedra/domain/assignments";
import { catalogue, maxTargetMinimum, maxTargetNameLength } from "@cathedra/domain/logbook";
import { assignmentTexts, groupAssignmentTexts, shellTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { CheckboxGroup } from "@cathedra/ui-kit/CheckboxGroup";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Grid } from "@cathedra/ui-kit/Grid";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  AssignmentDialogQuery,
  AssignmentDialogQuery$data,
} from "../../../../../__generated__/AssignmentDialogQuery.graphql.ts";
import { StaleSaveBanner } from "../../../../../features/entity-form/StaleSaveBanner.tsx";
import { firstTexts, refusalText } from "../../../../../features/entity-form/save-refusal.ts";
import { useFormWithConflicts } from "../../../../../features/entity-form/use-form-with-conflicts.ts";
import { PageFormDialog } from "../../../../../features/form-dialog/PageFormDialog.tsx";
import { Section } from "../../../../../features/section/Section.tsx";
import { CountedCases } from "../../../../../features/targets/CountedCases.tsx";
import { localDay } from "../../../../../format/dates.ts";
import { type AssignmentForm, getChange, notifiedText, toInput } from "./assignment-form.ts";
import { useAssignmentChanges } from "./use-assignment-changes.ts";

export type AssignmentDialogProps = {
  readonly groupId: number;
  readonly start: AssignmentForm;
  readonly onClose: () => void;
};

/** Adds or changes an assignment; the subject of an existing one cannot be changed. */
export function AssignmentDialog({ groupId, start, onClose }: AssignmentDialogProps) {
  const { save, latest } = useAssignmentChanges(groupId);
  const entity = useFormWithConflicts({
    stored: start,
    toContent: (form: AssignmentForm) => form,
    validate: getErrors,
    save,
    latest: ({ id }) => latest(id ?? 0),
    onSaved: onClose,
  });
  const { content: form, stored, change, errors, refusal } = entity;
  const ofTheList = refusal?.kind === "fields" ? refusal.texts.assignments : undefined;
  const failure = ofTheList ?? refusalText(refusal, shellTexts.fault);
  const isNew = start.id === null;
  const today = localDay();
  return (
    <PageFormDialog
      title={isNew ? groupAssignmentTexts.add : groupAssignmentTexts.edit(start.title)}
      saveLabel={isNew ? groupAssignmentTexts.add : groupAssignmentTexts.save}
      isSaving={entity.isSaving}
      isChanged={entity.isChanged}
      onClose={onClose}
      errors={errors}
      onSubmit={() => entity.submit(undefined)}
    >
      <Stack gap={5}>
        <StaleSaveBanner stale={entity.conflict} onTakeOver={entity.takeOver} />
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        {!isNew && form.kind === "records" && (
          <Grid columns={2} gap={5}>
            <RecordsName form={form} onChange={change} />
            <RecordsMinimum form={form} onChange={change} />
          </Grid>
        )}
        {(isNew || !form.isForAll) && (
          <Section placeholder={<Skeleton kind="block" height={220} label={assignmentTexts.loading} />}>
            <Subject groupId={groupId} form={form} onChange={change} />
          </Section>
        )}
        <Grid columns={2} gap={5}>
          <DatePicker
            label={assignmentTexts.due}
            name="dueOn"
            // The due day cannot be in the past, but a stored day that has passed in the meantime may stay.
            minValue={stored.dueOn !== null && stored.dueOn < today ? stored.dueOn : today}
            value={form.dueOn}
            onChange={(dueOn) => change({ ...form, dueOn })}
            description={groupAssignmentTexts.dueHelp}
            isRequired
          />
          <NumberField
            label={groupAssignmentTexts.step}
            name="step"
            value={form.step}
            onChange={(step) => change({ ...form, step })}
            minValue={1}
            maxValue={assignmentLimits.step}
            maxDecimals={0}
            description={groupAssignmentTexts.stepHelp}
          />
        </Grid>
        {!isNew && <Text tone="muted">{notifiedText(stored, form)}</Text>}
      </Stack>
    </PageFormDialog>
  );
}

function getErrors(form: AssignmentForm, stored: AssignmentForm) {
  const now = instant(Date.now());
  const before = parseLocalDate(stored.dueOn ?? "");
  const checked =
    stored.id === null || before === undefined
      ? validateAssignment(catalogue, toInput(form), now)
      : validateAssignmentChange(getChange(form), now, { ...stored, dueOn: before });
  return checked.ok ? {} : firstTexts(checked.error);
}

type SubjectProps = {
  readonly groupId: number;
  readonly form: AssignmentForm;
  readonly onChange: (form: AssignmentForm) => void;
};

/** The subject of the assignment, and its people. */
function Subject({ groupId, form, onChange }: SubjectProps) {
  const { assignmentChoices } = useLazyLoadQuery<AssignmentDialogQuery>(
    graphql`
      query AssignmentDialogQuery($customerGroupId: Int!) {
        assignmentChoices(customerGroupId: $customerGroupId) {
          courses {
            id
            name
          }
          exercises {
            exerciseKey
            exerciseName
            moduleName
          }
          people {
            keycloak_id
            first_name
            last_name
          }
        }
      }
    `,
    { customerGroupId: groupId },
    { fetchPolicy: "store-and-network" },
  );
  const { courses, exercises, people } = assignmentChoices;
  if (form.id !== null) return <People people={people} form={form} onChange={onChange} />;
  return (
    <>
      <RadioGroup
        label={assignmentTexts.what}
        name="kind"
        layout="segmented"
        options={assignmentKinds.map((kind) => ({ value: kind, label: assignmentTexts.kinds[kind] }))}
        value={form.kind}
        onChange={(value) => {
          const kind = assignmentKinds.find((each) => each === value);
          if (kind !== undefined) onChange({ ...form, kind });
        }}
        description={groupAssignmentTexts.doneWhen[form.kind]}
      />
      {form.kind === "course" && (
        <ComboBox
          label={assignmentTexts.kinds.course}
          name="courseId"
          options={courses.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={form.courseId === null ? null : String(form.courseId)}
          onChange={(id) => onChange({ ...form, courseId: id === null ? null : Number(id) })}
          emptyMessage={groupAssignmentTexts.noCourses}
          isRequired
        />
      )}
      {form.kind === "exercise" && (
        <ComboBox
          label={groupAssignmentTexts.exercise}
          name="exerciseKey"
          options={exercises.map(({ exerciseKey, exerciseName, moduleName }) => ({
            value: exerciseKey,
            label: exerciseName,
            description: moduleName,
          }))}
          value={form.exerciseKey}
          onChange={(exerciseKey) => onChange({ ...form, exerciseKey })}
          isRequired
        />
      )}
      {form.kind === "records" && (
        <Stack gap={5}>
          <RecordsName form={form} onChange={onChange} />
          <Grid columns={2} gap={5}>
            <RecordsMinimum form={form} onChange={onChange} />
            <DatePicker
              label={groupAssignmentTexts.countsFrom}
              name="countsFrom"
              value={form.countsFrom}
              onChange={(countsFrom) => onChange({ ...form, countsFrom })}
              isRequired
            />
          </Grid>
          <CountedCases form={form} onChange={onChange} />
        </Stack>
      )}
      <RadioGroup
        label={groupAssignmentTexts.who}
        name="who"
        layout="inline"
        options={[
          { value: "all", label: groupAssignmentTexts.everyone },
          { value: "some", label: groupAssignmentTexts.some },
        ]}
        value={form.isForAll ? "all" : "some"}
        onChange={(value) => onChange({ ...form, isForAll: value !== "some" })}
      />
      <People people={people} form={form} onChange={onChange} />
    </>
  );
}

type PartProps = Omit<SubjectProps, "groupId">;

function RecordsName({ form, onChange }: PartProps) {
  return (
    <TextField
      label={groupAssignmentTexts.name}
      name="name"
      value={form.name}
      onChange={(name) => onChange({ ...form, name })}
      maxLength={maxTargetNameLength}
      isRequired
    />
  );
}

function RecordsMinimum({ form, onChange }: PartProps) {
  return (
    <NumberField
      label={groupAssignmentTexts.minimum}
      name="minimum"
      value={form.minimum}
      onChange={(minimum) => onChange({ ...form, minimum })}
      minValue={1}
      maxValue={maxTargetMinimum}
      maxDecimals={0}
      isRequired
    />
  );
}

type PeopleProps = PartProps & {
  readonly people: AssignmentDialogQuery$data["assignmentChoices"]["people"];
};

/** A choice of single people of the group, unless the assignment is for all of them. */
function People({ people, form, onChange }: PeopleProps) {
  if (form.isForAll) return null;
  if (people.length === 0) return <Text tone="muted">{groupAssignmentTexts.noPeople}</Text>;
  return (
    <CheckboxGroup
      label={groupAssignmentTexts.people}
      name="people"
      options={people.map((person) => ({
        value: person.keycloak_id,
        label: fullName({ firstName: person.first_name, lastName: person.last_name }),
      }))}
      value={[...form.people]}
      onChange={(chosen) => onChange({ ...form, people: new Set(chosen) })}
      isRequired
    />
  );
}
