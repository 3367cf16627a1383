import { type LocalDate, parseLocalDate } from "@cathedra/domain";
import { isLongAgo, type Me, parseAttendingName, recordFieldLabels } from "@cathedra/domain/logbook";
import { fieldError, recordFormTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type ComponentType, memo, type ReactNode, useMemo } from "react";
import { localDay } from "../../../../format/dates.ts";
import { ClearedNote } from "./ClearedNote.tsx";
import {
  attendingOptions,
  type Choices,
  getAttending,
  hospitalOptions,
  lastChosen,
  recentFirst,
} from "./choices.ts";
import { RecordField } from "./fields/RecordField.tsx";
import { SectionFields } from "./fields/SectionFields.tsx";
import { useFormPart, useIsReadOnly, useRecordForm } from "./form-store.ts";
import { type FormGroup, type RecordForm, withGroup } from "./record-form.ts";
import type { SuggestedValueProps } from "./SuggestedValue.tsx";

type SuggestionProps = {
  /** Shows the usual values of a new record; undefined for a stored one, which has its own. */
  readonly Suggested: ComponentType<SuggestedValueProps> | undefined;
};

/** A field, with the usual value of a new record. */
function WithSuggestion({ Suggested, ...props }: SuggestionProps & SuggestedValueProps) {
  return Suggested === undefined ? props.children : <Suggested {...props} />;
}

type OffersProps = {
  readonly choices: Choices;
  /** The customer of the chosen group (7.062); undefined if no group is chosen. */
  readonly customerId: number | undefined;
};

type OccasionFieldsProps = OffersProps &
  SuggestionProps &
  GroupFieldProps & {
    /** Whether the identifier is shown, which only the creator sees (X115). */
    readonly hasIdentifier: boolean;
    /** The date of the stored record, which the person need not confirm again. */
    readonly storedDate: string | undefined;
    /** A button above the fields that fills in the values of an earlier record. */
    readonly offer: ReactNode;
  };

const drawn: ReadonlySet<string> = new Set(["dateOfProcedure", "optionalIdentifier"]);

/** The date, the hospital and the attending of the case. */
export const OccasionFields = memo(function OccasionFields(props: OccasionFieldsProps) {
  const { groups, me, storedName, choices, customerId, Suggested } = props;
  return (
    <Card title="When and where">
      <Stack gap={5}>
        {props.offer}
        <Grid columns={2} gap={5}>
          <GroupField groups={groups} me={me} storedName={storedName} />
          <DateOfProcedure Suggested={Suggested} />
          <Hospital choices={choices} customerId={customerId} Suggested={Suggested} />
          <Attending choices={choices} customerId={customerId} Suggested={Suggested} />
          {props.hasIdentifier ? <RecordField name="optionalIdentifier" /> : null}
        </Grid>
        <SectionFields section="occasion" drawn={drawn} />
        <LongAgo storedDate={props.storedDate} />
      </Stack>
    </Card>
  );
});

const withDay = (form: RecordForm, day: string | null) => ({ ...form, dateOfProcedure: day ?? "" });
const withHospital = (form: RecordForm, hospital: string | null) => ({ ...form, hospital: hospital ?? "" });

function DateOfProcedure({ Suggested }: SuggestionProps) {
  const { change } = useRecordForm();
  const day = useFormPart((form) => form.dateOfProcedure);
  return (
    <WithSuggestion
      Suggested={Suggested}
      field={recordFieldLabels.dateOfProcedure}
      offered="today"
      isTaken={day === localDay()}
      onTake={() => change((form) => withDay(form, localDay()))}
    >
      <DatePicker
        label={recordFieldLabels.dateOfProcedure}
        name="dateOfProcedure"
        value={day || null}
        onChange={(day) => change((form) => withDay(form, day))}
        maxValue={localDay()}
        tooLateMessage={fieldError("dateOfProcedure", "DATE_IN_FUTURE").message}
        isRequired
        isReadOnly={useIsReadOnly()}
      />
    </WithSuggestion>
  );
}

const Hospital = memo(function Hospital({ choices, customerId, Suggested }: OffersProps & SuggestionProps) {
  const { change } = useRecordForm();
  const hospital = useFormPart((form) => form.hospital);
  const offered = useMemo(
    () => hospitalOptions(choices, customerId, hospital),
    [choices, customerId, hospital],
  );
  const recent = choices.recent?.hospitals;
  const options = useMemo(() => recentFirst(offered, recent), [offered, recent]);
  const last = lastChosen(offered, recent);
  return (
    <WithSuggestion
      Suggested={Suggested}
      field={recordFieldLabels.hospital}
      offered={last}
      isTaken={hospital === last?.value}
      onTake={() => change((form) => withHospital(form, last?.value ?? null))}
    >
      <ComboBox
        label={recordFieldLabels.hospital}
        name="hospital"
        options={options}
        value={hospital || null}
        emptyMessage={recordFormTexts.noSuchHospital}
        onChange={(next) => change((form) => withHospital(form, next))}
        isRequired
        isReadOnly={useIsReadOnly()}
      />
    </WithSuggestion>
  );
});

const Attending = memo(function Attending({ choices, customerId, Suggested }: OffersProps & SuggestionProps) {
  const { change } = useRecordForm();
  const attendingId = useFormPart((form) => form.attendingId);
  const attendingName = useFormPart((form) => form.attendingName);
  // The options do not depend on a typed name, so the list stays the same object while someone types.
  const namedId = attendingId === null ? "" : attendingName;
  const offered = useMemo(
    () => attendingOptions(choices, customerId, { attendingId, attendingName: namedId }),
    [choices, customerId, attendingId, namedId],
  );
  const options = useMemo(
    () => recentFirst(offered, choices.recent?.attendings),
    [offered, choices.recent?.attendings],
  );
  const last = lastChosen(offered, choices.recent?.attendings);
  return (
    <WithSuggestion
      Suggested={Suggested}
      field={recordFieldLabels.attending}
      offered={last}
      isTaken={attendingId === last?.value}
      onTake={() => change((form) => ({ ...form, ...getAttending(last?.value ?? null, offered) }))}
    >
      <ComboBox
        label={recordFieldLabels.attending}
        name="attendingName"
        description="Last, First. You can type a name that is not in the list."
        options={options}
        value={attendingId ?? (attendingName || null)}
        onChange={(value) => change((form) => ({ ...form, ...getAttending(value, offered) }))}
        violation={attendingViolation({ attendingId, attendingName })}
        allowsCustomValue
        isRequired
        isReadOnly={useIsReadOnly()}
      />
    </WithSuggestion>
  );
});

/** Asks for confirmation of a day that is long ago, unless the stored record already had it. */
function LongAgo({ storedDate }: { readonly storedDate: string | undefined }) {
  const today = localDay();
  const isFar = useFormPart(({ dateOfProcedure }) => isOddDay(dateOfProcedure, storedDate, today));
  return isFar ? <Banner tone="warning">{recordFormTexts.dateLongAgo}</Banner> : null;
}

function isOddDay(day: string, stored: string | undefined, today: LocalDate): boolean {
  const date = parseLocalDate(day);
  return date !== undefined && date !== stored && isLongAgo(date, today);
}

/** The error of a typed name, such as a missing comma (7.053); no error for an empty name. */
function attendingViolation({
  attendingId,
  attendingName,
}: Pick<RecordForm, "attendingId" | "attendingName">): string | undefined {
  if (attendingId !== null || attendingName.trim() === "") return undefined;
  const parsed = parseAttendingName(attendingName);
  return parsed.ok ? undefined : parsed.error.message;
}

type GroupFieldProps = {
  readonly groups: readonly FormGroup[];
  readonly me: Me;
  /** The name of the group of a stored record, which cannot be changed (7.045). The person need not be a member of it. */
  readonly storedName: string | undefined;
};

/** The group: a choice if the person has several (7.057), and read-only for a stored record. */
function GroupField(props: GroupFieldProps) {
  const { groups, me, storedName } = props;
  const { change } = useRecordForm();
  const groupId = useFormPart((form) => form.groupId);
  const isReadOnly = useIsReadOnly();
  const isStored = storedName !== undefined;
  if (!isStored && groups.length < 2) return null;
  const value = groupId === null ? null : String(groupId);
  return (
    <ClearedNote by="groupId">
      <Select
        label={recordFieldLabels.group}
        name="groupId"
        options={
          isStored
            ? [{ value: value ?? "", label: storedName }]
            : groups.map(({ id, name, customer }) => ({
                value: String(id),
                label: name,
                description: customer.name,
              }))
        }
        value={value}
        onChange={(id) => change((form) => withGroup(form, id === null ? null : Number(id), { groups, me }))}
        isRequired={!isStored}
        isDisabled={isStored}
        isReadOnly={isReadOnly && !isStored}
      />
    </ClearedNote>
  );
}
