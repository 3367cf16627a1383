import * as css from "./AttemptChart.css.ts";
import type { AttemptChartProps } from "./AttemptChart.tsx";
import { PointSign } from "./PointSign.tsx";
import {
  changes,
  getColumns,
  getHeight,
  getPlace,
  getScale,
  getTicks,
  joins,
  latestStretchStart,
  referenceValues,
} from "./plot.ts";

const height = 168;
/** The space at the top and bottom, so that signs at the edge are drawn completely. */
const room = { head: 20, foot: 12 };
/** The distance of two points in one column from its middle. */
const besideMiddle = 5;

/**
 * The chart itself. Horizontal positions are shares of the width, so that it looks the same at every width; screen readers get
 * the table instead.
 */
export function Plot(props: AttemptChartProps) {
  const { points, target, band, reference, format, scale = {} } = props;
  const { range, beyond } = getScale(points, referenceValues(props), scale);
  const marks = getTicks(range, scale.kind);
  const columns = getColumns(points);
  const x = (index: number) => `${getPlace(columns[index] ?? 0, (columns.at(-1) ?? 0) + 1) * 100}%`;
  const getBeside = (index: number) =>
    columns[index - 1] === columns[index]
      ? besideMiddle
      : columns[index + 1] === columns[index]
        ? -besideMiddle
        : 0;
  const y = (value: number) =>
    height - room.foot - getHeight(value, range) * (height - room.head - room.foot);
  return (
    <div className={css.plot} aria-hidden="true">
      <div className={css.scale} style={{ height }}>
        {marks.map((tick) => (
          <span key={tick} className={css.tick} style={{ insetBlockStart: y(tick) }}>
            {format(tick)}
          </span>
        ))}
      </div>
      <svg className={css.picture} width="100%" height={height} aria-hidden="true">
        {marks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className={css.grid} />
        ))}
        {band !== undefined && (
          <>
            <rect
              x="0"
              width="100%"
              y={y(band.high)}
              height={Math.max(y(band.low) - y(band.high), 2)}
              className={css.band}
            />
            <line x1="0" x2="100%" y1={y(band.middle)} y2={y(band.middle)} className={css.middle} />
          </>
        )}
        {reference !== undefined && (
          <>
            <rect
              x="0"
              width="100%"
              y={y(reference.high)}
              height={Math.max(y(reference.low) - y(reference.high), 2)}
              className={css.reference}
            />
            <line
              x1="0"
              x2="100%"
              y1={y(reference.middle)}
              y2={y(reference.middle)}
              className={css.referenceMiddle}
            />
          </>
        )}
        {changes(points).map((index) => (
          <g key={index}>
            <line
              x1={`${(index / points.length) * 100}%`}
              x2={`${(index / points.length) * 100}%`}
              y1="0"
              y2={height}
              className={css.change}
            />
            <text x={`${(index / points.length) * 100}%`} dx="4" y="11" className={css.stretch}>
              {points[index]?.stretch}
            </text>
          </g>
        ))}
        {target !== undefined && (
          <line
            x1={target.isOfLatestStretch === true ? `${latestStretchStart(points) * 100}%` : "0"}
            x2="100%"
            y1={y(target.value)}
            y2={y(target.value)}
            className={css.target}
          />
        )}
        {joins(points).map(([from, to]) => (
          <line
            key={from}
            x1={x(from)}
            x2={x(to)}
            y1={y(points[from]?.value ?? 0)}
            y2={y(points[to]?.value ?? 0)}
            className={css.line}
          />
        ))}
        {points.map(({ id, value, kind, label, valueText, isHere }, index) =>
          value === null ? null : (
            <svg key={id} x={x(index)} y={y(value)} className={css.point}>
              <title>{`${label}: ${valueText}`}</title>
              {isHere === true && <circle r="8" className={css.here} />}
              <g transform={`translate(${getBeside(index)} 0)`}>
                <PointSign kind={kind} />
              </g>
              {beyond.has(id) && (
                <path
                  d={value > range[1] ? "M-4 -7 L0 -13 L4 -7 Z" : "M-4 7 L0 12 L4 7 Z"}
                  className={css.arrow}
                />
              )}
            </svg>
          ),
        )}
      </svg>
    </div>
  );
}
