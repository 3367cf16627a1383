import type { CalendarDate } from "@internationalized/date";
import { type ClipboardEvent, useState } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { defined, type FieldProps } from "../field/field-props.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";
import {
  type DateBounds,
  dateLocale,
  dateViolation,
  readPastedDate,
  readPlainDate,
  writePlainDate,
} from "./plain-date.ts";

export type DateProps = FieldProps<string | null> & DateBounds;

/** The logic of fields for dates: the value is `YYYY-MM-DD` outside, and a calendar date inside. */
export function usePlainDate(props: DateProps) {
  const { label, name, isRequired, isDisabled, isReadOnly } = props;
  const locale = dateLocale(useLocale().locale);
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? null, props.onChange);
  const [date, setDate] = useState(() => readPlainDate(value));
  const [isPartial, setPartial] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (writePlainDate(date) !== value) setDate(readPlainDate(value));
  }
  const { rootRef, error, leave } = useFormField({
    name,
    label,
    errorMessage: props.errorMessage,
    value,
    violation: dateViolation({ date, isPartial }, props, locale),
  });
  const change = (next: CalendarDate | null) => {
    setDate(next);
    if (next !== null) setPartial(false);
    const plain = writePlainDate(next);
    if (plain !== value) setValue(plain);
  };
  const segments = () => [...(rootRef.current?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [])];
  const onBlur = () => {
    const open = segments().filter((segment) => segment.hasAttribute("data-placeholder")).length;
    setPartial(open > 0 && open < segments().length);
    leave();
    props.onBlur?.();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = readPastedDate(event.clipboardData.getData("text"), locale);
    if (pasted === null || isReadOnly === true || isDisabled === true) return;
    event.preventDefault();
    change(pasted);
  };
  const clear = () => {
    change(null);
    setPartial(false);
    segments()[0]?.focus();
  };
  const bounds = { minValue: readPlainDate(props.minValue), maxValue: readPlainDate(props.maxValue) };
  const aria = {
    ...defined({ isRequired, isDisabled, isReadOnly, autoFocus: props.autoFocus, ...bounds }),
    ref: rootRef,
    value: date,
    onChange: change,
    onBlur,
    isInvalid: error !== undefined,
    validationBehavior: "aria" as const,
    granularity: "day" as const,
    shouldForceLeadingZeros: true,
  };
  return { locale, value, date, error, aria, onPaste, clear };
}
