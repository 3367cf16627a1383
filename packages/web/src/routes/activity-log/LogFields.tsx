import { activitySortKeys, sortDirections } from "@cathedra/domain";
import { runOutcomeNames } from "@cathedra/domain/messages";
import { runOutcomes } from "@cathedra/domain/results";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Select } from "@cathedra/ui-kit/Select";
import { localDay } from "../../format/dates.ts";
import * as css from "./LogFields.css.ts";
import type { LogChoices } from "./log-choices.ts";
import { sortLabels } from "./log-texts.ts";
import { getOrder, isInstant, type LogView, sortedBy } from "./log-view.ts";

export type LogFieldsProps = {
  readonly view: LogView;
  readonly choices: LogChoices;
  /** The groups to filter by; undefined if the person cannot filter by group (6.011). */
  readonly groups: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly onChange: (view: LogView) => void;
};

const orders = activitySortKeys.flatMap((sort) =>
  sortDirections.map((order) => ({ value: `${sort} ${order}`, label: sortLabels[sort][order] })),
);

/** The controls for filtering and sorting the list. */
export function LogFields({ view, choices, groups, onChange }: LogFieldsProps) {
  const narrow = (part: Partial<LogView>) => onChange({ ...view, page: 1, ...part });
  const exercises = choices.filter(({ code }) => view.module === null || code === view.module);
  return (
    <div className={css.fields}>
      <Select
        label="Sort by"
        options={orders}
        value={`${view.sort} ${getOrder(view)}`}
        onChange={(value) => {
          const [sort, order] = (value ?? "").split(" ");
          const key = activitySortKeys.find((each) => each === sort) ?? "activityStart";
          onChange(sortedBy(view, key, order === "ASC" ? "ASC" : "DESC"));
        }}
      />
      {groups !== undefined && (
        <ComboBox
          label="Group"
          placeholder="All groups"
          options={groups}
          value={view.group === null ? null : String(view.group)}
          onChange={(group) => narrow({ group: group === null ? null : Number(group) })}
        />
      )}
      <Select
        label="Module"
        emptyLabel="All modules"
        options={choices.map(({ code, name }) => ({ value: code, label: name }))}
        value={view.module}
        onChange={(module) =>
          narrow({
            module,
            exercise:
              module !== null && view.exercise?.startsWith(`${module}/`) !== true ? null : view.exercise,
          })
        }
      />
      <ComboBox
        label="Exercise"
        placeholder="All exercises"
        options={exercises.flatMap((module) =>
          module.exercises.map(({ key, name }) => ({ value: key, label: name })),
        )}
        value={view.exercise}
        onChange={(exercise) => narrow({ exercise })}
      />
      <Select
        label="Result"
        emptyLabel="Any result"
        options={runOutcomes.map((value) => ({ value, label: runOutcomeNames[value] }))}
        value={view.result}
        onChange={(result) => narrow({ result: runOutcomes.find((each) => each === result) ?? null })}
      />
      <DatePicker label="From" value={getDay(view.from)} onChange={(from) => narrow({ from })} />
      <DatePicker label="Until" value={getDay(view.until)} onChange={(until) => narrow({ until })} />
    </div>
  );
}

function getDay(time: string | null): string | null {
  return time !== null && isInstant(time) ? localDay(new Date(time)) : time;
}
