import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { FieldFoot, FieldLabel, frameState } from "../field/FieldParts.tsx";
import * as css from "../field/field.css.ts";
import { defined, type FieldProps } from "../field/field-props.ts";
import { LengthCounter } from "../field/LengthCounter.tsx";
import { lengthViolation, patternViolation } from "../field/text-rules.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";

export type TextFieldProps = FieldProps<string> & {
  readonly type?: "text" | "email" | "password" | "tel" | "url";
  /** The kind of on-screen keyboard that a phone shows. */
  readonly inputMode?: "text" | "email" | "tel" | "url" | "numeric" | "decimal" | undefined;
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly minLength?: number | undefined;
  /**
   * The maximum length, which is not enforced while typing: a longer text is refused with a message, so that no pasted text is
   * cut off unnoticed.
   */
  readonly maxLength?: number | undefined;
  /** A regular expression for the whole value. */
  readonly pattern?: string | undefined;
  readonly patternMessage?: string | undefined;
  /** Text inside the frame before or after the value, such as a unit. */
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
};

/** A single-line text field (G.025). */
export function TextField(props: TextFieldProps) {
  const { label, description, isRequired, isDisabled, isReadOnly, isLabelHidden, name, maxLength } = props;
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? "", props.onChange);
  const { rootRef, error, leave } = useFormField({
    name,
    label,
    errorMessage: props.errorMessage,
    value,
    violation: lengthViolation(value, props.minLength, maxLength) ?? patternViolation(value, props),
  });
  const onBlur = () => {
    leave();
    props.onBlur?.();
  };
  return (
    <AriaTextField
      {...defined({ name, isRequired, isDisabled, isReadOnly, autoFocus: props.autoFocus })}
      {...defined({ type: props.type, inputMode: props.inputMode, autoComplete: props.autoComplete })}
      ref={rootRef}
      className={css.root}
      value={value}
      onChange={setValue}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={css.frame({ state: frameState({ error, isDisabled, isReadOnly }) })}>
        {props.prefix === undefined ? null : <span className={css.affix}>{props.prefix}</span>}
        <Input className={css.input} {...defined({ placeholder: props.placeholder })} />
        {props.suffix === undefined ? null : <span className={css.affix}>{props.suffix}</span>}
      </div>
      <FieldFoot
        description={description}
        error={error}
        counter={
          maxLength === undefined ? null : <LengthCounter length={value.length} maxLength={maxLength} />
        }
      />
    </AriaTextField>
  );
}
