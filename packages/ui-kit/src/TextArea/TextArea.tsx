import type { FocusEvent } from "react";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { FieldFoot, FieldLabel, frameState } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import { defined, type FieldProps } from "../field/field-props.ts";
import { LengthCounter } from "../field/LengthCounter.tsx";
import { lengthViolation } from "../field/text-rules.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";
import * as css from "./TextArea.css.ts";

export type TextAreaProps = FieldProps<string> & {
  readonly placeholder?: string | undefined;
  /** The number of lines of an empty area, which grows with its text. */
  readonly rows?: number;
  readonly minLength?: number | undefined;
  /**
   * The maximum length, which is not enforced while typing: near it the remaining characters are counted, and a longer text is
   * refused with a message.
   */
  readonly maxLength?: number | undefined;
};

/**
 * Scrolls the whole field out from under sticky bars, because on focus the browser only scrolls the line of the caret into view.
 * Not done while a pointer is pressed, which would select text as the page moves.
 */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  if (!currentTarget.matches(":active")) currentTarget.parentElement?.scrollIntoView({ block: "nearest" });
}

/** A field for a text of several lines (G.025). */
export function TextArea(props: TextAreaProps) {
  const { label, isRequired, isDisabled, isReadOnly, name, maxLength, rows = 3 } = props;
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? "", props.onChange);
  const { rootRef, error, leave } = useFormField({
    name,
    label,
    errorMessage: props.errorMessage,
    value,
    violation: lengthViolation(value, props.minLength, maxLength),
  });
  const onBlur = () => {
    leave();
    props.onBlur?.();
  };
  return (
    <AriaTextField
      {...defined({ name, isRequired, isDisabled, isReadOnly, autoFocus: props.autoFocus })}
      ref={rootRef}
      className={field.root}
      value={value}
      onChange={setValue}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={isRequired} isHidden={props.isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={field.frame({ state: frameState({ error, isDisabled, isReadOnly }) })}>
        <div className={css.grow}>
          <div aria-hidden="true" className={css.copy} style={{ minHeight: `${rows * 1.5 + 1}rem` }}>
            {`${value} `}
          </div>
          <AriaTextArea
            className={css.area}
            rows={rows}
            onFocus={showWhole}
            {...defined({ placeholder: props.placeholder })}
          />
        </div>
      </div>
      <FieldFoot
        description={props.description}
        error={error}
        counter={
          maxLength === undefined ? null : <LengthCounter length={value.length} maxLength={maxLength} />
        }
      />
    </AriaTextField>
  );
}
