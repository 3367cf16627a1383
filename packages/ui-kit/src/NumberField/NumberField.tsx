import { useState } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { FieldFoot, FieldLabel, frameState } from "../field/FieldParts.tsx";
import * as css from "../field/field.css.ts";
import { defined, type FieldProps } from "../field/field-props.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";
import { decimalSeparator, parseNumber, withoutSign, writeNumber } from "./parse-number.ts";

export type NumberFieldProps = FieldProps<number | null> & {
  readonly minValue?: number;
  readonly maxValue?: number | undefined;
  /** The maximum number of decimals; a number with more is refused with a message. With 0 it must be whole. */
  readonly maxDecimals?: number | undefined;
  readonly placeholder?: string | undefined;
  /** The unit, which is shown after the value. */
  readonly suffix?: string | undefined;
  readonly notANumberMessage?: string;
  /** The message for too many decimals, in place of the usual one. */
  readonly tooManyDecimalsMessage?: string | undefined;
  /** The message for a number that is too large, in place of the usual one. */
  readonly tooLargeMessage?: string | undefined;
  /** Text in the field that is no number, when the parent stores it by `onType`. */
  readonly wrongText?: string | undefined;
  /** Called on each input: with the value, or with `null` and the text when it is no number. */
  readonly onType?: ((value: number | null, wrongText: string | undefined) => void) | undefined;
};

/** A field for a number that is not negative: a sign is removed while it is typed (G.026). An empty field is `null`. */
export function NumberField(props: NumberFieldProps) {
  const { label, isRequired, isDisabled, isReadOnly, name } = props;
  const { locale } = useLocale();
  const separator = decimalSeparator(locale);
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? null, props.onChange);
  const { wrongText } = props;
  const outside = wrongText ?? writeNumber(value, separator);
  const [text, setText] = useState(outside);
  const parsed = parseNumber(text, separator);
  // The typed text is kept while it means the current value; a different value from outside replaces it.
  const [last, setLast] = useState({ value, wrongText });
  if (value !== last.value || wrongText !== last.wrongText) {
    setLast({ value, wrongText });
    const isForgotten = parsed.kind === "wrong" && last.wrongText !== undefined && wrongText === undefined;
    if (meaning(parsed) !== value || isForgotten) setText(outside);
  }
  const { rootRef, error, leave } = useFormField({
    name,
    label,
    errorMessage: props.errorMessage,
    value: text,
    violation: numberViolation(parsed, props),
  });
  const type = (typed: string) => {
    const next = withoutSign(typed);
    setText(next);
    const nextParsed = parseNumber(next, separator);
    const nextValue = meaning(nextParsed);
    if (nextValue !== value) setValue(nextValue);
    props.onType?.(nextValue, nextParsed.kind === "wrong" ? next : undefined);
  };
  const onBlur = () => {
    if (parsed.kind === "number") setText(writeNumber(parsed.value, separator));
    leave();
    props.onBlur?.();
  };
  return (
    <AriaTextField
      {...defined({ isRequired, isDisabled, isReadOnly, autoFocus: props.autoFocus })}
      ref={rootRef}
      className={css.root}
      inputMode={props.maxDecimals === 0 ? "numeric" : "decimal"}
      autoComplete="off"
      value={text}
      onChange={type}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={isRequired} isHidden={props.isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={css.frame({ state: frameState({ error, isDisabled, isReadOnly }) })}>
        <Input className={css.numeric} {...defined({ placeholder: props.placeholder })} />
        {props.suffix === undefined ? null : <span className={css.affix}>{props.suffix}</span>}
      </div>
      {name === undefined || isDisabled === true ? null : (
        <input type="hidden" name={name} value={value === null ? "" : String(value)} />
      )}
      <FieldFoot description={props.description} error={error} />
    </AriaTextField>
  );
}

type Parsed = ReturnType<typeof parseNumber>;

function meaning(parsed: Parsed): number | null {
  return parsed.kind === "number" ? parsed.value : null;
}

type Bounds = Pick<
  NumberFieldProps,
  "minValue" | "maxValue" | "maxDecimals" | "notANumberMessage" | "tooManyDecimalsMessage" | "tooLargeMessage"
>;

function numberViolation(parsed: Parsed, bounds: Bounds): string | undefined {
  if (parsed.kind === "empty") return undefined;
  if (parsed.kind === "wrong") return bounds.notANumberMessage ?? "Value should be a number";
  const { minValue = 0, maxValue, maxDecimals } = bounds;
  if (parsed.value < minValue) return `Use a number of ${minValue} or more`;
  if (maxValue !== undefined && parsed.value > maxValue)
    return bounds.tooLargeMessage ?? `Use a number of ${maxValue} or less`;
  if (maxDecimals === undefined || getDecimals(parsed.value) <= maxDecimals) return undefined;
  if (bounds.tooManyDecimalsMessage !== undefined) return bounds.tooManyDecimalsMessage;
  return maxDecimals === 0 ? "Use a whole number" : `Use at most ${maxDecimals} decimals`;
}

function getDecimals(value: number): number {
  return writeNumber(value, ".").split(".")[1]?.length ?? 0;
}
