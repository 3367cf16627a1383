import { Label } from "react-aria-components/Label";
import { ProgressBar } from "react-aria-components/ProgressBar";
import * as css from "./Progress.css.ts";

export type ProgressProps = {
  readonly label: string;
  /** Absent while nobody knows how far it is. */
  readonly value?: number;
  readonly max?: number;
  /** What stands at the right in place of the percentage, "12 of 40". */
  readonly valueLabel?: string;
};

/** How far something is, as a bar with its number. */
export function Progress({ label, value, max = 100, valueLabel }: ProgressProps) {
  return (
    <ProgressBar
      className={css.progress}
      isIndeterminate={value === undefined}
      value={value ?? 0}
      maxValue={max}
      {...(valueLabel === undefined ? {} : { valueLabel })}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <div className={css.words}>
            <Label>{label}</Label>
            {!isIndeterminate && <span className={css.value}>{valueText}</span>}
          </div>
          <div className={css.track}>
            {isIndeterminate ? (
              <div className={`${css.fill} ${css.unknown}`} />
            ) : (
              <div className={css.fill} style={{ width: `${percentage ?? 0}%` }} />
            )}
          </div>
        </>
      )}
    </ProgressBar>
  );
}
