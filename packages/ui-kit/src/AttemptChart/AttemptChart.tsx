import { useId } from "react";
import { Disclosure } from "../Disclosure/index.ts";
import { Link } from "../Link/index.ts";
import * as css from "./AttemptChart.css.ts";
import { Plot } from "./Plot.tsx";
import { PointSign } from "./PointSign.tsx";
import { getScale, referenceValues, type ScaleOptions } from "./plot.ts";

/** The result of a point. Each has its own shape: a hollow one is not met, a cross ended early, a triangle is implausible. */
export type PointKind = "met" | "not_met" | "plain" | "early" | "implausible";

export type ChartPoint = {
  readonly id: string;
  /** The point as text, such as "12 March, 10:05". */
  readonly label: string;
  /** The value of the point; null if it has none, and the point is then only in the table. */
  readonly value: number | null;
  readonly valueText: string;
  readonly kind: PointKind;
  /** Points of different stretches are never joined; the name of a new stretch is shown at its beginning. */
  readonly stretch: string;
  /** Two points that follow each other with the same key are beside each other in one column, such as two ratings of a case. */
  readonly columnKey?: string;
  /** Set if no line leads to this point from the previous one. */
  readonly isStart?: boolean;
  /** Whether the point is shown with its sign but is not part of the series: no line leads to it, and the scale ignores it. */
  readonly isApart?: boolean;
  /** The link of the row in the table. */
  readonly href?: string;
  /** Whether the page is about the run that the point shows. */
  readonly isHere?: boolean;
  /** A word beside the point's row in the table, such as "best". */
  readonly note?: string;
};

/** A range of values that is drawn as a band across the chart. */
export type ChartBand = {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly text: string;
};

export type AttemptChartProps = {
  /** The name of the picture, for screen readers. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** Names the kinds of points that are in the picture. */
  readonly kinds: Readonly<Partial<Record<PointKind, string>>>;
  /** The headers of the table: point, stretch, value, kind. */
  readonly heads: readonly [point: string, stretch: string, value: string, kind: string];
  /** Formats a value as text for the scale and the table. */
  readonly format: (value: number) => string;
  /** The unit and the limits of the values; any number by default. */
  readonly scale?: ScaleOptions;
  /**
   * The criterion, drawn as a line: over all points, or only over the last ones when an earlier version of the exercise may
   * have used another criterion.
   */
  readonly target?: { readonly value: number; readonly text: string; readonly isOfLatestStretch?: boolean };
  /** The range of the middle half of other people's values, and their median. */
  readonly band?: ChartBand;
  /** The range of other people with whom the reader is compared, and its middle. */
  readonly reference?: ChartBand;
  /** The word for the point of the run that the page is about. */
  readonly hereText?: string;
  /** The text about values beyond the scale, which are drawn at its edge with a mark. */
  readonly beyondText?: (values: readonly string[]) => string;
  /** The label of the table that has the same numbers as the chart. */
  readonly tableLabel: string;
};

/** Values over time with their benchmark; a table below has the same numbers. */
export function AttemptChart(props: AttemptChartProps) {
  const { label, points, kinds, target, band, reference, hereText, beyondText, tableLabel, scale } = props;
  const id = useId();
  const shown = kindsIn(points);
  const { beyond } = getScale(points, referenceValues(props), scale);
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption id={id} className={css.caption}>
        {label}
      </figcaption>
      <Plot {...props} />
      <ul className={css.legend}>
        {shown.map((kind) => (
          <li key={kind} className={css.entry}>
            <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
              <PointSign kind={kind} />
            </svg>
            {kinds[kind] ?? kind}
          </li>
        ))}
        {hereText !== undefined && points.some(({ isHere }) => isHere === true) && (
          <li className={css.entry}>
            <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
              <circle r="7" className={css.here} />
            </svg>
            {hereText}
          </li>
        )}
        {target !== undefined && (
          <li className={css.entry}>
            <svg width="20" height="10" aria-hidden="true">
              <line x1="0" x2="20" y1="5" y2="5" className={css.target} />
            </svg>
            {target.text}
          </li>
        )}
        {band !== undefined && (
          <li className={css.entry}>
            <svg width="20" height="12" aria-hidden="true">
              <rect width="20" height="12" className={css.band} />
              <line x1="0" x2="20" y1="6" y2="6" className={css.middle} />
            </svg>
            {band.text}
          </li>
        )}
        {reference !== undefined && (
          <li className={css.entry}>
            <svg width="20" height="12" aria-hidden="true">
              <rect x="1" y="1" width="18" height="10" className={css.reference} />
              <line x1="1" x2="19" y1="6" y2="6" className={css.referenceMiddle} />
            </svg>
            {reference.text}
          </li>
        )}
      </ul>
      {beyondText !== undefined && beyond.size > 0 && (
        <p className={css.beyond}>
          {beyondText(points.flatMap(({ id, valueText }) => (beyond.has(id) ? [valueText] : [])))}
        </p>
      )}
      <Disclosure title={tableLabel} level={3}>
        <AttemptTable {...props} />
      </Disclosure>
    </figure>
  );
}

function kindsIn(points: readonly ChartPoint[]): readonly PointKind[] {
  const order: readonly PointKind[] = ["met", "not_met", "plain", "early", "implausible"];
  return order.filter((kind) => points.some((point) => point.kind === kind && point.value !== null));
}

/** The numbers of the picture, the latest first. */
function AttemptTable({ label, points, kinds, heads, hereText }: AttemptChartProps) {
  const [pointHead, stretchHead, valueHead, kindHead] = heads;
  return (
    <div className={css.tableRoom}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{pointHead}</th>
            <th scope="col">{valueHead}</th>
            <th scope="col">{kindHead}</th>
            <th scope="col">{stretchHead}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.id}>
              <th scope="row">
                {point.href === undefined || point.isHere === true ? (
                  point.label
                ) : (
                  <Link variant="alone" href={point.href}>
                    {point.label}
                  </Link>
                )}
                {point.isHere === true && hereText !== undefined && ` · ${hereText}`}
              </th>
              <td>
                {point.valueText}
                {point.note !== undefined && ` · ${point.note}`}
              </td>
              <td>{kinds[point.kind] ?? ""}</td>
              <td>{point.stretch}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
