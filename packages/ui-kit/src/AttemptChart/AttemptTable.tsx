import { Link } from "../Link/index.ts";
import * as css from "./AttemptChart.css.ts";
import type { AttemptChartProps } from "./AttemptChart.tsx";

/** The numbers of the picture, the latest first. */
export function AttemptTable({ label, points, kinds, heads, hereText }: AttemptChartProps) {
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
                  <Link href={point.href}>{point.label}</Link>
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
