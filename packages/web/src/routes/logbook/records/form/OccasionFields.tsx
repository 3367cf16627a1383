import { parseLocalDate } from "@cathedra/domain";
import {
  isLongAgo,
  longestIdentifier,
  parseAttendingName,
  recordFieldLabels,
} from "@cathedra/domain/logbook";
import { fieldError, logbookTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import type { ReactNode } from "react";
import { localDay } from "../../../../format/dates.ts";
import { attendingOptions, hospitalOptions, recentFirst } from "./choices.ts";
import type { ChoiceFieldsProps } from "./field-props.ts";
import type { RecordForm } from "./record-form.ts";

type OccasionFieldsProps = ChoiceFieldsProps & {
  /** The field of the group, where there is one to choose or to see. */
  readonly group: ReactNode;
  /** Only the creator has this field (X115). */
  readonly hasIdentifier: boolean;
  /** The date of the stored record, which nobody needs to be asked about again. */
  readonly storedDate: string | undefined;
};

/** When, where and under whom it was. */
export function OccasionFields(props: OccasionFieldsProps) {
  const { form, onChange, choices, customerId, isReadOnly } = props;
  const today = localDay();
  const date = parseLocalDate(form.dateOfProcedure);
  const attendings = attendingOptions(choices, customerId, form);
  return (
    <Card title="When and where">
      <Stack gap={5}>
        <Grid columns={2} gap={5}>
          {props.group}
          <DatePicker
            label={recordFieldLabels.dateOfProcedure}
            name="dateOfProcedure"
            value={form.dateOfProcedure || null}
            onChange={(day) => onChange({ ...form, dateOfProcedure: day ?? "" })}
            maxValue={today}
            tooLateMessage={fieldError("dateOfProcedure", "DATE_IN_FUTURE").message}
            isRequired
            isReadOnly={isReadOnly}
          />
          <ComboBox
            label={recordFieldLabels.hospital}
            name="hospital"
            options={recentFirst(
              hospitalOptions(choices, customerId, form.hospital),
              choices.recent?.hospitals,
            )}
            value={form.hospital || null}
            emptyMessage={logbookTexts.noSuchHospital}
            onChange={(hospital) => onChange({ ...form, hospital: hospital ?? "" })}
            isRequired
            isReadOnly={isReadOnly}
          />
          <ComboBox
            label={recordFieldLabels.attending}
            name="attendingName"
            description="Last, First. Type the name of somebody who is not in the list."
            options={recentFirst(attendings, choices.recent?.attendings)}
            value={form.attendingId ?? (form.attendingName || null)}
            onChange={(value) => onChange({ ...form, ...attendingOf(value, attendings) })}
            violation={attendingViolation(form)}
            allowsCustomValue
            isRequired
            isReadOnly={isReadOnly}
          />
          {props.hasIdentifier ? (
            <TextField
              label={recordFieldLabels.optionalIdentifier}
              name="optionalIdentifier"
              description={logbookTexts.identifierWarning}
              value={form.optionalIdentifier}
              onChange={(optionalIdentifier) => onChange({ ...form, optionalIdentifier })}
              maxLength={longestIdentifier}
              autoComplete="off"
              isReadOnly={isReadOnly}
            />
          ) : null}
        </Grid>
        {date !== undefined && date !== props.storedDate && isLongAgo(date, today) ? (
          <Banner tone="warning">{logbookTexts.dateLongAgo}</Banner>
        ) : null}
      </Stack>
    </Card>
  );
}

/** What is wrong with a typed name, such as a comma that is missing (7.053); nothing about one that is not there yet. */
function attendingViolation({ attendingId, attendingName }: RecordForm): string | undefined {
  if (attendingId !== null || attendingName.trim() === "") return undefined;
  const parsed = parseAttendingName(attendingName);
  return parsed.ok ? undefined : parsed.error.message;
}

/** An attending of the list by id, or a name as it was typed (7.061). */
function attendingOf(value: string | null, options: ReturnType<typeof attendingOptions>) {
  const chosen = options.find((option) => option.value === value);
  return chosen === undefined
    ? { attendingId: null, attendingName: value ?? "" }
    : { attendingId: chosen.value, attendingName: chosen.label };
}
