import { DateInput, DateSegment, type DateSegmentProps } from "react-aria-components/DateField";
import * as field from "../field/field.css.ts";
import { Icon, X } from "../Icon/index.ts";
import * as css from "./date.css.ts";

/** The parts of a date or a time, which are typed in the order of the locale. */
export function DateSegments() {
  return (
    <DateInput className={css.segments}>
      {(segment) => (
        <DateSegment segment={segment} className={css.segment}>
          {getPlaceholder(segment)}
        </DateSegment>
      )}
    </DateInput>
  );
}

/** The placeholder of a time, because a time that is not typed yet would be read as midnight. */
function getPlaceholder({ type, isPlaceholder, text }: DateSegmentProps["segment"]): string {
  if (!isPlaceholder) return text;
  return { hour: "hh", minute: "mm" }[type as string] ?? text;
}

type ClearProps = { readonly label: string; readonly onClear: () => void };

/** A button that clears the date by pointer; by keyboard, Backspace empties its parts. */
export function ClearDate({ label, onClear }: ClearProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={field.inset}
      aria-label={`Clear ${label}`}
      onClick={onClear}
    >
      <Icon glyph={X} size="small" />
    </button>
  );
}
