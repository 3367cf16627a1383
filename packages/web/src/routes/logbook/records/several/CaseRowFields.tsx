import {
  catalogue,
  findProcedure,
  maxIndicationLength,
  participantRoles,
  recordFieldLabels,
} from "@cathedra/domain/logbook";
import { fieldError, recordFormTexts, severalCasesTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { ComboBox, type Option, type Options } from "@cathedra/ui-kit/ComboBox";
import { DateField } from "@cathedra/ui-kit/DateField";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { memo, type ReactNode } from "react";
import { localDay } from "../../../../format/dates.ts";
import { makeCaseKey } from "../form/case-key.ts";
import { getAttending } from "../form/choices.ts";
import { DuplicatesNote, useSuspectedDuplicates } from "../form/SuspectedDoubles.tsx";
import { type CaseColumn, type CaseRow, caseColumns, nameOfCell, withCell, withRole } from "./case-rows.ts";
import * as css from "./several.css.ts";

export type CaseChoices = {
  readonly hospitals: Options;
  readonly procedures: Options;
  readonly getRank: (option: Option, text: string) => number;
  readonly attendings: Options;
  /** The attendings without their sections. */
  readonly attendingList: readonly Option[];
};

export const columnLabels: Readonly<Record<CaseColumn, string>> = {
  dateOfProcedure: recordFieldLabels.dateOfProcedure,
  hospital: recordFieldLabels.hospital,
  procedure: recordFieldLabels.procedure,
  attending: recordFieldLabels.attending,
  role: texts.role,
  procedureIndication: recordFieldLabels.procedureIndication,
};

export type CaseRowFieldsProps = {
  readonly row: CaseRow;
  /** The position of the row, starting at 0. */
  readonly at: number;
  readonly choices: CaseChoices;
  /** Why the last save of the row failed, besides what its cells say. */
  readonly failure: string | undefined;
  /** The position of an earlier row with the same case. */
  readonly sameAs: number | undefined;
  readonly isReadOnly: boolean;
  /** Whether the row is one of a table, or else a card. */
  readonly isInTable: boolean;
  readonly onChange: (id: string, change: (row: CaseRow) => CaseRow) => void;
  readonly onRemove: (id: string) => void;
};

/** The fields of one case. */
export const CaseRowFields = memo(function CaseRowFields(props: CaseRowFieldsProps) {
  const { row, at, isInTable } = props;
  const number = at + 1;
  const getCell = (column: CaseColumn) => (
    <CaseCell
      id={row.id}
      at={at}
      column={column}
      value={getCellValue(row, column)}
      unread={row.unread[column]}
      choices={props.choices}
      isReadOnly={props.isReadOnly}
      isInTable={isInTable}
      onChange={props.onChange}
    />
  );
  const notes = useRowNotes(props);
  const remove = (
    <IconButton
      icon={Trash2}
      label={texts.remove(number)}
      isDisabled={props.isReadOnly}
      onPress={() => props.onRemove(row.id)}
    />
  );
  if (!isInTable)
    return (
      <div data-row={at}>
        <Card title={texts.case(number)} kind="article" actions={remove}>
          <Stack gap={4}>
            <Grid columns={3} gap={4}>
              {caseColumns.map((column) => (
                <div key={column} data-column={column}>
                  {getCell(column)}
                </div>
              ))}
            </Grid>
            {notes}
          </Stack>
        </Card>
      </div>
    );
  return (
    <tbody>
      <tr data-row={at}>
        <th scope="row" className={css.number}>
          {number}
        </th>
        {caseColumns.map((column) => (
          <td key={column} data-column={column} className={css.cell}>
            {getCell(column)}
          </td>
        ))}
        <td className={css.cell}>{remove}</td>
      </tr>
      {notes === null ? null : (
        <tr>
          <td colSpan={caseColumns.length + 2} className={css.cell}>
            {notes}
          </td>
        </tr>
      )}
    </tbody>
  );
});

type CaseCellProps = {
  readonly id: string;
  readonly at: number;
  readonly column: CaseColumn;
  readonly value: string | null;
  /** A pasted text that stands for no value. */
  readonly unread: string | undefined;
  readonly choices: CaseChoices;
  readonly isReadOnly: boolean;
  readonly isInTable: boolean;
  readonly onChange: (id: string, change: (row: CaseRow) => CaseRow) => void;
};

/** The control of a cell. Only that of the changed cell renders while a person types, because lists take long to render. */
const CaseCell = memo(function CaseCell({ id, at, column, value, unread, ...props }: CaseCellProps) {
  const { choices, isReadOnly, isInTable, onChange } = props;
  const common = {
    // Each control of the table has a name of its own, because its heading is not read with it.
    label: isInTable ? texts.field(columnLabels[column], at + 1) : columnLabels[column],
    isLabelHidden: isInTable,
    name: nameOfCell(id, column),
    errorMessage: unread === undefined ? undefined : unreadText(column, unread),
    isReadOnly,
    isRequired: column !== "role",
  };
  const change = (values: Partial<CaseRow["form"]>) =>
    onChange(id, (before) => withCell(before, column, values));
  // A table has only the field for typing a day; a card also has the calendar.
  const Day = isInTable ? DateField : DatePicker;
  switch (column) {
    case "dateOfProcedure":
      return (
        <Day
          {...common}
          value={value}
          onChange={(day) => change({ dateOfProcedure: day ?? "" })}
          maxValue={localDay()}
          tooLateMessage={fieldError("dateOfProcedure", "DATE_IN_FUTURE").message}
        />
      );
    case "hospital":
      return (
        <ComboBox
          {...common}
          options={choices.hospitals}
          value={value}
          emptyMessage={recordFormTexts.noSuchHospital}
          onChange={(hospital) => change({ hospital: hospital ?? "" })}
        />
      );
    case "procedure":
      return (
        <ComboBox
          {...common}
          options={choices.procedures}
          getRank={choices.getRank}
          value={value}
          onChange={(code) =>
            change({ procedure: code === null ? null : (findProcedure(catalogue, code) ?? null) })
          }
        />
      );
    case "attending":
      return (
        <ComboBox
          {...common}
          options={choices.attendings}
          value={value}
          onChange={(chosen) => change(getAttending(chosen, choices.attendingList))}
          allowsCustomValue
        />
      );
    case "role":
      return (
        <Select
          {...common}
          options={roleOptions}
          value={value}
          onChange={(chosen) =>
            onChange(id, (before) =>
              withCell(
                before,
                column,
                withRole(before.form, participantRoles.find((role) => role === chosen) ?? null),
              ),
            )
          }
        />
      );
    case "procedureIndication":
      return (
        <TextField
          {...common}
          value={value ?? ""}
          onChange={(procedureIndication) => change({ procedureIndication })}
          maxLength={maxIndicationLength}
          autoComplete="off"
        />
      );
    default:
      return column satisfies never;
  }
});

/** The value of a cell as its control has it. */
function getCellValue({ form }: CaseRow, column: CaseColumn): string | null {
  switch (column) {
    case "procedure":
      return form.procedure?.code ?? null;
    case "attending":
      return form.attendingId ?? (form.attendingName || null);
    case "role":
      return form.participants[0]?.role ?? null;
    case "dateOfProcedure":
    case "hospital":
    case "procedureIndication":
      return form[column] || null;
    default:
      return column satisfies never;
  }
}

const roleOptions = participantRoles.map((role) => ({ value: role, label: role }));

function unreadText(column: CaseColumn, text: string): string | undefined {
  return column in texts.unread ? texts.unread[column as keyof typeof texts.unread](text) : undefined;
}

/** The messages about a whole row: why it was not saved, and whether its case may be logged already. */
function useRowNotes({ row, failure, sameAs, isReadOnly }: CaseRowFieldsProps): ReactNode {
  const owner = row.form.participants[0]?.keycloakId ?? undefined;
  // While rows are being saved, a saved one would be its own double.
  const doubles = useSuspectedDuplicates(isReadOnly ? undefined : makeCaseKey(row.form), row.id);
  const hasDuplicates = doubles.found.length > 0 || doubles.isOfColleague;
  if (failure === undefined && sameAs === undefined && !hasDuplicates) return null;
  return (
    <Stack gap={2}>
      {failure === undefined ? null : <Banner tone="danger">{failure}</Banner>}
      {sameAs === undefined ? null : (
        <Banner tone="warning" isSilent>
          {texts.sameAs(sameAs + 1)}
        </Banner>
      )}
      {hasDuplicates ? <DuplicatesNote {...doubles} me={owner} /> : null}
    </Stack>
  );
}
