import type { Time } from "@internationalized/date";
import { type ClipboardEvent, useState } from "react";
import { I18nProvider, useLocale } from "react-aria-components/I18nProvider";
import { TimeField as AriaTimeField } from "react-aria-components/TimeField";
import { DateSegments } from "../date/DateParts.tsx";
import { dateLocale } from "../date/plain-date.ts";
import { readPastedTime, readPlainTime, writePlainTime } from "../date/plain-time.ts";
import { FieldFoot, FieldLabel, frameState } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import { defined, type FieldProps } from "../field/field-props.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";

export type TimeFieldProps = FieldProps<string | null>;

/** A field for a time of day to the minute, which is typed in the format of the locale. The value is `HH:MM`. */
export function TimeField(props: TimeFieldProps) {
  const { label, name, isRequired, isDisabled, isReadOnly } = props;
  const locale = dateLocale(useLocale().locale);
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? null, props.onChange);
  const [isPartial, setPartial] = useState(false);
  const { rootRef, error, leave } = useFormField({
    name,
    label,
    errorMessage: props.errorMessage,
    value,
    violation: isPartial ? "Enter the whole time" : undefined,
  });
  const change = (next: Time | null) => {
    if (next !== null) setPartial(false);
    const plain = writePlainTime(next);
    if (plain !== value) setValue(plain);
  };
  const onBlur = () => {
    const segments = [...(rootRef.current?.querySelectorAll('[role="spinbutton"]') ?? [])];
    const open = segments.filter((segment) => segment.hasAttribute("data-placeholder")).length;
    setPartial(open > 0 && open < segments.length);
    leave();
    props.onBlur?.();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = readPastedTime(event.clipboardData.getData("text"));
    if (pasted === null || isReadOnly === true || isDisabled === true) return;
    event.preventDefault();
    change(pasted);
  };
  return (
    <I18nProvider locale={locale}>
      <AriaTimeField
        {...defined({ isRequired, isDisabled, isReadOnly, autoFocus: props.autoFocus })}
        ref={rootRef}
        className={field.root}
        value={readPlainTime(value)}
        onChange={change}
        onBlur={onBlur}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <FieldLabel isRequired={isRequired} isHidden={props.isLabelHidden}>
          {label}
        </FieldLabel>
        <div
          className={field.frame({ state: frameState({ error, isDisabled, isReadOnly }) })}
          onPaste={onPaste}
        >
          <DateSegments />
        </div>
        {name === undefined || isDisabled === true ? null : (
          <input type="hidden" name={name} value={value ?? ""} />
        )}
        <FieldFoot description={props.description} error={error} />
      </AriaTimeField>
    </I18nProvider>
  );
}
