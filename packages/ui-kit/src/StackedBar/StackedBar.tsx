import * as css from "./StackedBar.css.ts";

export type BarPart = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The value as text, such as `12 h`. */
  readonly text: string;
};

export type StackedBarProps = {
  /** The sum of the parts, for screen readers. */
  readonly label: string;
  /** Up to four parts, from the start of the bar to its end. */
  readonly parts: readonly BarPart[];
};

/**
 * The parts of a whole beside each other, each with its number below. They differ by pattern as well as by colour. The bar is
 * hidden from screen readers, which get the numbers.
 */
export function StackedBar({ label, parts }: StackedBarProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <figure className={css.figure} aria-label={label}>
      <div className={css.bar} aria-hidden="true">
        {parts.map(({ id, value }, index) =>
          value <= 0 ? null : (
            <span
              key={id}
              className={`${css.part} ${css.kind[getKind(index)]}`}
              style={{ flexGrow: value / whole }}
            />
          ),
        )}
      </div>
      <ul className={css.legend}>
        {parts.map(({ id, label: name, text }, index) => (
          <li key={id} className={css.item}>
            <span className={`${css.swatch} ${css.kind[getKind(index)]}`} aria-hidden="true" />
            <span>
              <span className={css.name}>{name} </span>
              <span className={css.value}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function getKind(index: number): 1 | 2 | 3 | 4 {
  return index === 0 ? 1 : index === 1 ? 2 : index === 2 ? 3 : 4;
}
