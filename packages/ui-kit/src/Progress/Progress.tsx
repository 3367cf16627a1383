import { useId } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { barProps, getShare } from "./bar-props.ts";
import * as css from "./Progress.css.ts";

export type ProgressProps = {
  readonly label: string;
  /** The completed amount; missing if it is unknown. */
  readonly value?: number;
  readonly max?: number;
  /** The text at the right in place of the percentage, such as "12 of 40". */
  readonly valueLabel?: string;
};

/** The progress of something as a bar with its number. */
export function Progress({ label, value, max = 100, valueLabel }: ProgressProps) {
  const labelId = useId();
  const { locale } = useLocale();
  const share = getShare(value ?? 0, max);
  const text = valueLabel ?? new Intl.NumberFormat(locale, { style: "percent" }).format(share);
  const isUnknown = value === undefined;
  return (
    <div
      {...barProps({ "aria-labelledby": labelId }, max, value === undefined ? undefined : { value, text })}
      className={css.progress}
    >
      <div className={css.textBlock}>
        <span id={labelId}>{label}</span>
        {!isUnknown && <span className={css.value}>{text}</span>}
      </div>
      <div className={css.track}>
        {isUnknown ? (
          <div className={`${css.fill} ${css.unknown}`} />
        ) : (
          <div className={css.fill} style={{ width: `${share * 100}%` }} />
        )}
      </div>
    </div>
  );
}
