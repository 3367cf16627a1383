import { SwitchButton, SwitchField } from "react-aria-components/Switch";
import * as choice from "../field/choice.css.ts";
import { FieldFoot } from "../field/FieldParts.tsx";
import { defined, type FieldProps } from "../field/field-props.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";
import * as css from "./Switch.css.ts";

export type SwitchProps = Omit<FieldProps<boolean>, "isLabelHidden" | "isRequired">;

/** A switch that takes effect at once. For a value that is saved with a form use `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { label, name, isDisabled, isReadOnly } = props;
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? false, props.onChange);
  const { rootRef, error, leave } = useFormField({ name, label, errorMessage: props.errorMessage, value });
  const onBlur = () => {
    leave();
    props.onBlur?.();
  };
  return (
    <SwitchField
      {...defined({ name, isDisabled, isReadOnly, autoFocus: props.autoFocus })}
      isSelected={value}
      onChange={setValue}
      ref={rootRef}
      className={css.root}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <SwitchButton className={choice.row}>
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
        <span className={choice.textBlock}>{label}</span>
      </SwitchButton>
      <div className={css.under}>
        <FieldFoot description={props.description} error={error} />
      </div>
    </SwitchField>
  );
}
