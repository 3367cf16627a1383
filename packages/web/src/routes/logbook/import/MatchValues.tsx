import { labelOfOption, newAttendingMark } from "@cathedra/domain/logbook-import";
import { importTargetLabel, logbookImportTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useMemo, useState } from "react";
import * as css from "./import.css.ts";
import {
  chosenValue,
  type DistinctValue,
  type ImportDraft,
  type ValueColumn,
  withValue,
} from "./import-draft.ts";

/** How many values of a column are shown at first. */
const firstValues = 25;

export type MatchValuesProps = {
  readonly columns: readonly ValueColumn[];
  readonly draft: ImportDraft;
  readonly isChecking: boolean;
  readonly onChange: (draft: ImportDraft) => void;
  readonly onBack: () => void;
  readonly onCheck: () => void;
};

/** The third step: what each different text stands for. What was not recognised for sure comes first. */
export function MatchValues({ columns, draft, isChecking, onChange, onBack, onCheck }: MatchValuesProps) {
  const filled = columns.filter(({ values }) => values.length > 0);
  const sure = filled.filter(isSureColumn);
  const open = filled.filter((column) => !isSureColumn(column));
  const getValues = (column: ValueColumn) => (
    <Stack key={column.target} gap={4}>
      <Text weight="medium">{importTargetLabel(column.target)}</Text>
      {!isSureColumn(column) && <Values column={column} isSure={false} draft={draft} onChange={onChange} />}
      {column.values.some(({ isSure }) => isSure) && (
        <Disclosure
          title={texts.sure(column.values.filter(({ isSure }) => isSure).length)}
          level={isSureColumn(column) ? 4 : 3}
        >
          <Values column={column} isSure draft={draft} onChange={onChange} />
        </Disclosure>
      )}
    </Stack>
  );
  return (
    <Card title={texts.steps.values}>
      <Stack gap={6}>
        {open.length === 0 && <Text>{texts.nothingOpen}</Text>}
        {open.map(getValues)}
        {sure.length > 0 && (
          <Disclosure title={texts.sureColumns(sure.length)} level={3}>
            <Stack gap={6}>{sure.map(getValues)}</Stack>
          </Disclosure>
        )}
        <Inline gap={2}>
          <Button isDisabled={isChecking} onPress={onBack}>
            {texts.back}
          </Button>
          <Button variant="primary" isPending={isChecking} pendingLabel={texts.checking} onPress={onCheck}>
            {texts.check}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function isSureColumn({ values }: ValueColumn): boolean {
  return values.every(({ isSure }) => isSure);
}

type ValuesProps = Pick<MatchValuesProps, "draft" | "onChange"> & {
  readonly column: ValueColumn;
  readonly isSure: boolean;
};

function Values({ column, isSure, draft, onChange }: ValuesProps) {
  const [shown, setShown] = useState(firstValues);
  const { target, options } = column;
  const values = column.values.filter((value) => value.isSure === isSure);
  const all = useMemo(
    () => options.map((option) => ({ value: option.id, label: labelOfOption(target, option) })),
    [options, target],
  );
  return (
    <Stack gap={4}>
      <ul className={css.list}>
        {values.slice(0, shown).map((value) => {
          const chosen = chosenValue(draft, target, value.text, value.guess);
          return (
            <li key={value.text} className={css.pair}>
              <div className={css.cell}>
                <Text>{texts.valueIn(value.text.slice(0, 120), value.count)}</Text>
                {chosen === null ? (
                  <Text size="small" tone="muted">
                    {texts.leaveWrong}
                  </Text>
                ) : (
                  !isSure &&
                  chosen === value.guess && (
                    <Text size="small" tone="muted">
                      {texts.suggested}
                    </Text>
                  )
                )}
              </div>
              <ComboBox
                label={texts.mapTo(value.text.slice(0, 120))}
                isLabelHidden
                options={optionsFor(value, all)}
                value={chosen}
                onChange={(id) => onChange(withValue(draft, target, value.text, id))}
              />
            </li>
          );
        })}
      </ul>
      {values.length > shown && (
        <Inline>
          <Button size="small" onPress={() => setShown(shown * 4)}>
            {texts.moreValues(values.length - shown)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

type Choice = { readonly value: string; readonly label: string };

/** The most similar values first, then all of them. */
function optionsFor({ guess, suggestions }: DistinctValue, all: readonly Choice[]) {
  const added =
    guess?.startsWith(newAttendingMark) === true
      ? [{ value: guess, label: texts.addAttending(guess.slice(newAttendingMark.length)) }]
      : [];
  const similar = suggestions.flatMap((id) => all.filter(({ value }) => value === id));
  if (added.length + similar.length === 0) return all;
  return [
    { label: texts.similar, options: [...added, ...similar] },
    { label: texts.all, options: all },
  ];
}
