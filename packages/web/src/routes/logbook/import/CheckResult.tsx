import { importTargets } from "@cathedra/domain/logbook-import";
import { logbookImportTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Download } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Table, type TableColumn } from "@cathedra/ui-kit/Table";
import { Text } from "@cathedra/ui-kit/Text";
import { useMemo, useState } from "react";
import { csvText } from "../../../features/save-file/csv.ts";
import { saveText } from "../../../features/save-file/save-text.ts";
import * as css from "./import.css.ts";
import type { ImportedTable } from "./read-table.ts";
import type { CheckedImport } from "./send-import.ts";

export type CheckResultProps = {
  readonly table: ImportedTable;
  /** The columns that are imported, in their order. */
  readonly mapped: readonly number[];
  readonly checked: CheckedImport;
  readonly isImporting: boolean;
  readonly failure: string | null;
  readonly onBack: () => void;
  readonly onImport: (includesDoubles: boolean, expected: number) => void;
};

const outcomes = ["new", "double", "wrong"] as const;
type Outcome = (typeof outcomes)[number];
type CheckedRow = {
  readonly number: number;
  readonly content: string;
  readonly note: string;
  readonly recordId?: string | undefined;
};

/** How many rows of a result are shown; the wrong ones can be downloaded. */
const maxShown = 100;

/** The last step: what would become of each row. Nothing is saved before the person imports. */
export function CheckResult(props: CheckResultProps) {
  const { table, mapped, checked, isImporting, failure, onBack, onImport } = props;
  const [outcome, setOutcome] = useState<Outcome>(checked.wrong.length > 0 ? "wrong" : "new");
  const [includesDoubles, setIncludesDuplicates] = useState(false);
  const rows = useMemo(() => rowsByOutcome(table, mapped, checked), [table, mapped, checked]);
  const counts = { new: checked.newCount, double: checked.doubles.length, wrong: checked.wrong.length };
  const count = counts.new + (includesDoubles ? counts.double : 0);
  const shown = rows[outcome].slice(0, maxShown);
  return (
    <Card title={texts.steps.check}>
      <Stack gap={4}>
        <Text>{texts.nothingSaved}</Text>
        {checked.newAttendings.length > 0 && (
          <Banner tone="info">{texts.newAttendings(checked.newAttendings)}</Banner>
        )}
        <RadioGroup
          label={texts.show}
          isLabelHidden
          value={outcome}
          options={outcomes.map((value) => ({ value, label: texts.outcomes[value](counts[value]) }))}
          onChange={(value) => setOutcome(outcomes.find((each) => each === value) ?? "new")}
        />
        <Table
          label={texts.outcomes[outcome](counts[outcome])}
          columns={columns}
          rows={shown}
          rowId={({ number }) => String(number)}
          density="compact"
          empty={<EmptyState>{texts.noRows}</EmptyState>}
        />
        <Inline justify="between" gap={2}>
          <Text as="span" size="small" tone="muted">
            {rows[outcome].length > maxShown ? texts.firstRows(maxShown, rows[outcome].length) : ""}
          </Text>
          {outcome === "wrong" && counts.wrong > 0 && (
            <Button size="small" icon={Download} onPress={() => saveWrong(table, rows.wrong)}>
              {texts.downloadWrong}
            </Button>
          )}
        </Inline>
        {counts.double > 0 && (
          <Checkbox
            label={texts.includeDuplicates}
            value={includesDoubles}
            onChange={setIncludesDuplicates}
          />
        )}
        <Text tone="muted">{texts.marked}</Text>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <Inline gap={2}>
          <Button isDisabled={isImporting} onPress={onBack}>
            {texts.back}
          </Button>
          <Button
            variant="primary"
            isDisabled={count === 0}
            isPending={isImporting}
            onPress={() => onImport(includesDoubles, count)}
          >
            {texts.import(count)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const columns: readonly TableColumn<CheckedRow>[] = [
  { id: "row", header: texts.rowNumber, width: "shrink", cell: ({ number }) => number },
  {
    id: "content",
    header: texts.content,
    narrow: "detail",
    cell: ({ content }) => <span className={css.cell}>{content}</span>,
  },
  {
    id: "outcome",
    header: texts.outcome,
    cell: ({ note, recordId }) =>
      recordId === undefined ? note : <Link href={`/logbook/records/${recordId}`}>{texts.existing}</Link>,
  },
];

function rowsByOutcome(
  table: ImportedTable,
  mapped: readonly number[],
  { doubles, wrong, leftOut }: CheckedImport,
): Readonly<Record<Outcome, readonly CheckedRow[]>> {
  const records = new Map(doubles.map(({ row, recordId }) => [row, recordId]));
  const errors = new Map(wrong.map((each) => [each.row, each.errors]));
  const hidden = new Map(leftOut.map(({ row, fields }) => [row, fields]));
  const rows: Record<Outcome, CheckedRow[]> = { new: [], double: [], wrong: [] };
  for (const { number, cells } of table.rows) {
    const content = mapped
      .map((column) => cells[column] ?? "")
      .filter(Boolean)
      .slice(0, 4)
      .join(" · ")
      .slice(0, 200);
    const found = errors.get(number);
    const recordId = records.get(number);
    if (found !== undefined) {
      const note = found.map(({ path, message }) => `${getFieldLabel(path)}: ${message}`).join("; ");
      rows.wrong.push({ number, content, note });
    } else if (recordId !== undefined) rows.double.push({ number, content, note: "", recordId });
    else {
      const fields = hidden.get(number);
      rows.new.push({ number, content, note: fields === undefined ? "" : texts.leftOut(fields) });
    }
  }
  return rows;
}

/** The rows as they are in the file, each with what is wrong. */
function saveWrong(table: ImportedTable, wrong: readonly CheckedRow[]): void {
  const notes = new Map(wrong.map(({ number, note }) => [number, note]));
  const rows = table.rows
    .filter(({ number }) => notes.has(number))
    .map(({ number, cells }) => [...table.headings.map((_, at) => cells[at] ?? ""), notes.get(number) ?? ""]);
  saveText("rows-not-imported.csv", csvText([[...table.headings, texts.outcome], ...rows]));
}

const others: Readonly<Record<string, string>> = {
  attendingName: "Attending",
  participants: "Participants",
  procedure: "Procedure",
};

/** The label of the field that an error's path leads to: `procedure.code`, `participants.0.role`. */
function getFieldLabel(path: string): string {
  const [first = "", , last] = path.split(".");
  if (first === "participants" && last !== undefined)
    return last === "role" ? "Role" : last === "level" ? "Level" : "Participant";
  return others[first] ?? importTargets.find(({ target }) => target === first)?.label ?? first;
}
