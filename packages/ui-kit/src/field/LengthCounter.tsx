import * as css from "./field.css.ts";

type Props = { readonly length: number; readonly maxLength: number };

/** Shows and announces the remaining length near the limit; before that it would only distract. */
export function LengthCounter({ length, maxLength }: Props) {
  const left = maxLength - length;
  const isNear = left <= Math.max(10, maxLength * 0.2);
  return (
    <span aria-live="polite" className={css.counter} data-over={left < 0 ? "" : undefined}>
      {isNear ? (left < 0 ? `${-left} too many` : `${left} left`) : null}
    </span>
  );
}
