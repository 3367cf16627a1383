import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import { CheckboxGroup as AriaCheckboxGroup } from "react-aria-components/CheckboxGroup";
import * as choice from "../field/choice.css.ts";
import { FieldFoot, FieldLabel } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import { defined, type FieldProps, type Option } from "../field/field-props.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";
import { Check, Icon } from "../Icon/index.ts";
import * as css from "./CheckboxGroup.css.ts";

export type CheckboxGroupProps = FieldProps<readonly string[]> & { readonly options: readonly Option[] };

const none: readonly string[] = [];

/** A few options that are all visible. Any number of them can be chosen, and they share one error message. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, name, isRequired, isDisabled, isReadOnly, options } = props;
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? none, props.onChange);
  const { rootRef, error, leave } = useFormField({
    name,
    label,
    errorMessage: props.errorMessage,
    value: value.join("\n"),
  });
  const onBlur = () => {
    leave();
    props.onBlur?.();
  };
  return (
    <AriaCheckboxGroup
      {...defined({ name, isRequired, isDisabled, isReadOnly })}
      value={[...value]}
      onChange={setValue}
      ref={rootRef}
      className={field.root}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={isRequired} isHidden={props.isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={css.choices}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            {...defined({ isDisabled: option.isDisabled })}
          >
            <CheckboxButton className={choice.row}>
              {({ isSelected }) => (
                <>
                  <span className={choice.box}>
                    {isSelected ? <Icon glyph={Check} size="small" /> : null}
                  </span>
                  <span className={choice.textBlock}>
                    {option.label}
                    {option.description === undefined ? null : (
                      <span className={css.help}>{option.description}</span>
                    )}
                  </span>
                </>
              )}
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      <FieldFoot description={props.description} error={error} />
    </AriaCheckboxGroup>
  );
}
