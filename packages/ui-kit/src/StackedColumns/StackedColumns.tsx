import { Link } from "react-aria-components/Link";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { tooltip } from "../Tooltip/Tooltip.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./StackedColumns.css.ts";
import { countTicks } from "./scale.ts";

export type ChartColumn = {
  readonly id: string;
  /** Label below the column: a few characters. */
  readonly label: string;
  /** The full name of the column. */
  readonly title: string;
  /** One number for each of the series. */
  readonly values: readonly number[];
  readonly href: string;
};

export type StackedColumnsProps = {
  /** Says what is counted, for screen readers. */
  readonly label: string;
  /** Up to four kinds, from the foot of a column to its head. */
  readonly series: readonly string[];
  readonly columns: readonly ChartColumn[];
};

/**
 * Counts as columns beside each other, each stacked by kind. Every column is a link with its numbers as text; show a table with
 * the same numbers beside it.
 */
export function StackedColumns({ label, series, columns }: StackedColumnsProps) {
  const lines = countTicks(Math.max(...columns.map(({ values }) => sum(values)), 0));
  const end = lines.at(-1) ?? 1;
  return (
    <figure className={css.figure} aria-label={label}>
      <ul className={css.legend} aria-label="Colours">
        {series.map((name, index) => (
          <li key={name} className={css.legendItem}>
            <span className={`${css.swatch} ${css.kind[getKind(index)]}`} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
      <div className={css.scroller}>
        <div className={css.plot}>
          <div className={css.lines} aria-hidden="true">
            {lines.map((line) => (
              <span key={line} className={css.line} style={{ insetBlockEnd: `${(line / end) * 100}%` }}>
                <span className={css.tick}>{line}</span>
              </span>
            ))}
          </div>
          <ol className={css.columns}>
            {columns.map((column) => (
              <li key={column.id} className={css.place}>
                <Column column={column} series={series} end={end} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}

type ColumnProps = {
  readonly column: ChartColumn;
  readonly series: readonly string[];
  readonly end: number;
};

function Column({ column: { title, label, values, href }, series, end }: ColumnProps) {
  const parts = series.flatMap((name, index) => {
    const value = values[index] ?? 0;
    return value === 0 ? [] : [`${name} ${value}`];
  });
  const words = `${title}: ${sum(values)}${parts.length === 0 ? "" : ` (${parts.join(", ")})`}`;
  return (
    <TooltipTrigger delay={200} closeDelay={0}>
      <Link href={href} className={css.column}>
        <VisuallyHidden>{words}</VisuallyHidden>
        <span className={css.stack} aria-hidden="true">
          {values.map((value, index) =>
            value === 0 ? null : (
              <span
                key={series[index]}
                className={`${css.part} ${css.kind[getKind(index)]}`}
                style={{ height: `${(value / end) * 100}%` }}
              />
            ),
          )}
        </span>
        <span className={css.label} aria-hidden="true">
          {label}
        </span>
      </Link>
      <Tooltip className={tooltip} placement="top" offset={6} containerPadding={8}>
        {words}
      </Tooltip>
    </TooltipTrigger>
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((whole, value) => whole + value, 0);
}

function getKind(index: number): 1 | 2 | 3 | 4 {
  return index === 0 ? 1 : index === 1 ? 2 : index === 2 ? 3 : 4;
}
