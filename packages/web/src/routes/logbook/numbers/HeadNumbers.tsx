import { Card } from "@cathedra/ui-kit/Card";
import { graphql, useFragment } from "react-relay/hooks";
import type { HeadNumbers_totals$key } from "../../../__generated__/HeadNumbers_totals.graphql.ts";
import { showDay } from "../../../format/dates.ts";
import { casesIn } from "./cases-by-role.ts";
import * as css from "./totals.css.ts";

/** The four most important numbers of a logbook. */
export function HeadNumbers({ totals }: { readonly totals: HeadNumbers_totals$key }) {
  const { cases, importedCases, lastDay, months, procedures } = useFragment(
    graphql`
      fragment HeadNumbers_totals on LogbookTotals {
        cases
        importedCases
        lastDay
        months {
          month
          role
          cases
        }
        procedures {
          procedure {
            code
          }
        }
      }
    `,
    totals,
  );
  const asOperator = casesIn(months, "Operator");
  const asAssistant = casesIn(months, "Assistant");
  return (
    <div className={css.numbers}>
      <HeadNumber
        name="Cases"
        value={String(cases)}
        note={[
          ...(lastDay == null ? [] : [`Latest on ${showDay(lastDay)}`]),
          ...(importedCases === 0 ? [] : [`${importedCases} imported`]),
        ].join(" · ")}
      />
      <HeadNumber name="As operator" value={String(asOperator)} note={getShare(asOperator, cases)} />
      <HeadNumber name="As assistant" value={String(asAssistant)} note={getShare(asAssistant, cases)} />
      <HeadNumber name="Different procedures" value={String(procedures.length)} note="By their codes" />
    </div>
  );
}

export type HeadNumberProps = {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  /** Whether the value is a day, which is longer than a number and must not wrap. */
  readonly isDay?: boolean;
};

/** A number with its name and a note. */
export function HeadNumber({ name, value, note, isDay = false }: HeadNumberProps) {
  return (
    <Card padding="medium">
      <dl className={css.number}>
        <dt className={css.numberName}>{name}</dt>
        <dd className={isDay ? css.dayValue : css.numberValue}>{value}</dd>
        <dd className={css.numberNote}>{note}</dd>
      </dl>
    </Card>
  );
}

export function getShare(part: number, cases: number): string {
  return cases === 0 ? "" : `${Math.round((part / cases) * 100)}% of the cases`;
}
