import type { ReactNode } from "react";
import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import * as choice from "../field/choice.css.ts";
import { FieldFoot, RequiredMark } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import { defined, type FieldProps } from "../field/field-props.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";
import { Check, Icon, Minus } from "../Icon/index.ts";

export type CheckboxProps = Omit<FieldProps<boolean>, "isLabelHidden"> & {
  /** Whether some, but not all, of the things that the checkbox represents are chosen. */
  readonly isIndeterminate?: boolean | undefined;
  /** Visible content in place of the label, with the same words, for labels of which a part is only read out. */
  readonly children?: ReactNode;
};

/** A yes or no that is saved with a form. For a switch that takes effect at once use `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { label, name, description, isRequired, isDisabled, isReadOnly, isIndeterminate } = props;
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? false, props.onChange);
  const { rootRef, error, leave } = useFormField({ name, label, errorMessage: props.errorMessage, value });
  const onBlur = () => {
    leave();
    props.onBlur?.();
  };
  return (
    <CheckboxField
      {...defined({ name, isRequired, isDisabled, isReadOnly, isIndeterminate, autoFocus: props.autoFocus })}
      isSelected={value}
      onChange={setValue}
      ref={rootRef}
      className={field.root}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <CheckboxButton className={choice.row}>
        {({ isSelected, isIndeterminate: isSome }) => (
          <>
            <span className={choice.box}>
              {isSome ? (
                <Icon glyph={Minus} size="small" />
              ) : isSelected ? (
                <Icon glyph={Check} size="small" />
              ) : null}
            </span>
            <span className={choice.textBlock}>
              {props.children ?? label}
              {isRequired === true ? <RequiredMark /> : null}
            </span>
          </>
        )}
      </CheckboxButton>
      <div className={choice.under}>
        <FieldFoot description={description} error={error} />
      </div>
    </CheckboxField>
  );
}
