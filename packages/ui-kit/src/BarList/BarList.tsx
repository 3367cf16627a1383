import { Link } from "react-aria-components/Link";
import * as css from "./BarList.css.ts";

export type Bar = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The address to which the bar leads. */
  readonly href?: string;
};

export type BarListProps = {
  /** Says what the bars compare, for screen readers. */
  readonly label: string;
  readonly bars: readonly Bar[];
};

/** Amounts that are compared by the length of bars, each with its name and number. Screen readers get a table. */
export function BarList({ label, bars }: BarListProps) {
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul aria-label={label} className={css.list}>
      {bars.map((bar) => (
        <li key={bar.id} className={css.item}>
          {bar.href === undefined ? (
            <span className={css.plain}>
              <Parts bar={bar} longest={longest} />
            </span>
          ) : (
            <Link href={bar.href} className={css.link}>
              <Parts bar={bar} longest={longest} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Parts({ bar: { label, value }, longest }: { readonly bar: Bar; readonly longest: number }) {
  return (
    <>
      <span className={css.label}>{label}</span> <span className={css.value}>{value}</span>
      <span className={css.track} aria-hidden="true">
        <span className={css.fill} style={{ width: `${(value / longest) * 100}%` }} />
      </span>
    </>
  );
}
