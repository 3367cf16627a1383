import { groupTotalsTexts as texts } from "@cathedra/domain/messages";
import { Check, CircleAlert, CircleCheck, Icon, Minus } from "@cathedra/ui-kit/Icon";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { showDay } from "../../format/dates.ts";
import type { PeopleColumn } from "../class-people/PeopleMatrix.tsx";
import { personColumn } from "../class-people/person-column.ts";
import { progressText, stateNames } from "../targets/target-texts.ts";
import * as css from "./GroupTotals.css.ts";
import type { GroupTarget, TargetCell, TotalsPerson } from "./totals-people.ts";
import { columnOfTarget } from "./totals-view.ts";

/** The columns of the table and the file: the person, the number of cases, the last case, and each target. */
export function totalsColumns(
  targets: readonly GroupTarget[],
  getHref: (person: TotalsPerson) => string,
): readonly PeopleColumn<TotalsPerson>[] {
  return [
    personColumn<TotalsPerson>(),
    {
      id: "cases",
      header: texts.cases,
      isSortable: true,
      cell: ({ cases }) => cases,
      href: getHref,
      text: ({ cases }) => cases,
      describe: ({ name, cases }) => `${name} · ${texts.countedCases(cases)}`,
    },
    {
      id: "last",
      header: texts.lastCase,
      look: "words",
      isSortable: true,
      cell: ({ lastDay }) => (lastDay === null ? "" : showDay(lastDay)),
      text: ({ lastDay }) => lastDay ?? "",
      describe: ({ name, lastDay }) => `${name} · ${lastText(lastDay)}`,
    },
    ...targets.map((target, place) => targetColumn(target, place, getHref)),
  ];
}

export function lastText(lastDay: string | null): string {
  return lastDay === null ? texts.noCase : texts.latest(showDay(lastDay));
}

function targetColumn(
  { id, name, minimum, rule }: GroupTarget,
  place: number,
  getHref: (person: TotalsPerson) => string,
): PeopleColumn<TotalsPerson> {
  const words = ({ cells }: TotalsPerson) => {
    const cell = cells[place];
    return cell === undefined ? "" : `${texts.ofMinimum(cell.done, minimum)}. ${progressText(cell)}`;
  };
  return {
    id: columnOfTarget(id),
    header: texts.target(name, minimum),
    look: "named",
    isSortable: true,
    cell: ({ cells }) => {
      const cell = cells[place];
      return cell === undefined ? "" : <TargetMark cell={cell} />;
    },
    href: getHref,
    text: words,
    describe: (person) => `${person.name} · ${name} (${rule}): ${words(person)}`,
    fileColumns: [
      { header: texts.target(name, minimum), text: ({ cells }) => cells[place]?.done ?? "" },
      {
        header: texts.getState(name),
        text: ({ cells }) => {
          const cell = cells[place];
          return cell === undefined ? "" : stateNames[cell.state];
        },
      },
    ],
  };
}

type TargetMarkProps = {
  readonly cell: TargetCell;
  /** The target's number, which is shown only where no column header shows it. */
  readonly minimum?: number;
};

/** How many cases count towards a target, with an icon that shows the status. */
export function TargetMark({ cell: { done, state, remaining }, minimum }: TargetMarkProps) {
  return (
    <span className={css.mark[state]}>
      <Sign state={state} />
      {done}
      {minimum !== undefined && <span className={css.ofMinimum}>{`of ${minimum}`}</span>}
      <VisuallyHidden>{`: ${stateNames[state]}${remaining > 0 ? `, ${remaining} to go` : ""}`}</VisuallyHidden>
    </span>
  );
}

const glyphs = { reached: CircleCheck, onTrack: Check, behind: CircleAlert, notStarted: Minus } as const;

export function Sign({ state }: Pick<TargetCell, "state">) {
  return (
    <span className={css.sign[state]}>
      <Icon glyph={glyphs[state]} size="small" />
    </span>
  );
}
