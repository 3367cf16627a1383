import type { LocalDate } from "@cathedra/domain";
import {
  type DateOrder,
  type DateOrderGuess,
  type ImportLists,
  type ImportTarget,
  isIdentifyingHeading,
  labelOfOption,
  offeredTargets,
  readImportedDay,
  toOptions,
} from "@cathedra/domain/logbook-import";
import {
  importTargetLabel,
  logbookMappingTexts as mappingTexts,
  logbookImportTexts as texts,
} from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Inline } from "@cathedra/ui-kit/Inline";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useState } from "react";
import { showFullDay } from "../../../format/dates.ts";
import * as css from "./import.css.ts";
import {
  dateColumns,
  getCells,
  type ImportDraft,
  missingTargets,
  repeatedTargets,
  withColumn,
} from "./import-draft.ts";
import type { ImportedTable } from "./read-table.ts";

export type MapColumnsProps = {
  readonly table: ImportedTable;
  readonly draft: ImportDraft;
  readonly lists: ImportLists;
  readonly today: LocalDate;
  /** Notes about the file, such as the logbook that it was recognised as. */
  readonly notes: readonly string[];
  /** Saved mappings that fit the file. */
  readonly saved: readonly { readonly id: string; readonly label: string }[];
  readonly onUseSaved: (id: string) => void;
  readonly onChange: (draft: ImportDraft) => void;
  readonly onNext: () => void;
  readonly onStartOver: () => void;
};

/** How many columns are shown at first; each has a list to choose from. */
const firstColumns = 40;

/** Values that can stand in for a missing column or an empty cell. */
const constants = [
  "hospital",
  "attending",
  "procedureIndication",
  "role",
  "level",
] as const satisfies readonly ImportTarget[];

/** The second step: what each column becomes, and what rows get that the file does not say. */
export function MapColumns(props: MapColumnsProps) {
  const { table, draft, lists, today, notes, saved, onUseSaved, onChange, onNext, onStartOver } = props;
  const [used, setUsed] = useState<string | null>(null);
  const [shown, setShown] = useState(firstColumns);
  const asked = dateColumns(table, draft, today).filter(({ guess }) => guess.ambiguous !== undefined);
  // Two columns can have the same heading.
  const columns = table.headings.map((heading, column) => ({ heading, column }));
  const targetOptions = offeredTargets(draft.columns).map(({ target, label }) => ({ value: target, label }));
  const repeated = repeatedTargets(draft);
  const missing = missingTargets(draft);
  const isAsked = asked.some(({ target }) => draft.dateOrders[target] === undefined);
  const problems = [
    ...repeated.map((target) => texts.taken(importTargetLabel(target))),
    ...(missing.length > 0 ? [texts.missing(missing.map(importTargetLabel))] : []),
  ];
  return (
    <Card title={texts.steps.columns}>
      <Stack gap={6}>
        <Stack gap={1}>
          {[texts.read(table.rows.length, table.headings.length), ...notes].map((note) => (
            <Text key={note} tone="muted">
              {note}
            </Text>
          ))}
        </Stack>
        {saved.length > 0 && (
          <Select
            label={mappingTexts.choose}
            description={mappingTexts.chooseHelp}
            options={saved.map(({ id, label }) => ({ value: id, label }))}
            value={used}
            onChange={(id) => {
              setUsed(id);
              if (id !== null) onUseSaved(id);
            }}
          />
        )}
        <ul className={css.list}>
          {columns.slice(0, shown).map(({ heading, column }) => (
            <li key={column} className={css.pair}>
              <div className={css.cell}>
                <Text weight="medium">{texts.column(heading)}</Text>
                {isIdentifyingHeading(heading) ? (
                  <Text size="small" tone="muted">
                    {texts.identifying}
                  </Text>
                ) : (
                  <Text size="small" tone="muted">
                    {sampleOf(table, column)}
                  </Text>
                )}
              </div>
              <Select
                label={texts.mapTo(heading)}
                isLabelHidden
                emptyLabel={texts.notImported}
                options={targetOptions}
                value={draft.columns[column] ?? null}
                onChange={(target) =>
                  onChange(withColumn(draft, column, target as ImportTarget | null, table, today))
                }
              />
            </li>
          ))}
        </ul>
        {table.headings.length > shown && (
          <Inline>
            <Button size="small" onPress={() => setShown(table.headings.length)}>
              {texts.moreColumns(table.headings.length - shown)}
            </Button>
          </Inline>
        )}
        {asked.map(({ target, guess }) => (
          <RadioGroup
            key={target}
            label={texts.dateOrder(guess.ambiguous ?? "", importTargetLabel(target))}
            isRequired
            options={getMeanings(guess, today)}
            value={draft.dateOrders[target] ?? null}
            onChange={(order) =>
              onChange({ ...draft, dateOrders: { ...draft.dateOrders, [target]: order as DateOrder } })
            }
          />
        ))}
        <Stack gap={4}>
          <div>
            <Text weight="medium">{texts.constants}</Text>
            <Text size="small" tone="muted">
              {texts.constantsHelp}
            </Text>
          </div>
          {constants.map((target) => (
            <Constant
              key={target}
              target={target}
              lists={lists}
              value={draft.fixed[target] ?? ""}
              onChange={(value) => onChange({ ...draft, fixed: { ...draft.fixed, [target]: value } })}
            />
          ))}
        </Stack>
        {problems.length > 0 && <Banner tone="warning">{problems.join(" ")}</Banner>}
        <Inline gap={2}>
          <Button onPress={onStartOver}>{texts.startOver}</Button>
          <Button variant="primary" isDisabled={problems.length > 0 || isAsked} onPress={onNext}>
            {texts.toValues}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** The first three cells, cut to what fits in two lines. */
function sampleOf(table: ImportedTable, column: number): string {
  const cells = [...new Set(getCells(table, column, 20))].slice(0, 3);
  return cells.map((text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)).join(" · ");
}

/** The days that the ambiguous date can mean, with the names of their months, each with the order in which it means it. */
function getMeanings({ orders, ambiguous = "" }: DateOrderGuess, today: LocalDate) {
  const seen = new Set<string>();
  return orders.flatMap((order) => {
    const day = readImportedDay(ambiguous, order, today);
    if (day === undefined || seen.has(day)) return [];
    seen.add(day);
    return [{ value: order, label: showFullDay(day) }];
  });
}

type ConstantProps = {
  readonly target: (typeof constants)[number];
  readonly lists: ImportLists;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Constant({ target, lists, value, onChange }: ConstantProps) {
  const label = texts.constant(importTargetLabel(target));
  if (target === "procedureIndication") return <TextField label={label} value={value} onChange={onChange} />;
  const options = toOptions(target, lists).map((option) => ({
    value: option.id,
    label: labelOfOption(target, option),
  }));
  return (
    <ComboBox
      label={label}
      options={options}
      value={value === "" ? null : value}
      onChange={(id) => onChange(id ?? "")}
    />
  );
}
