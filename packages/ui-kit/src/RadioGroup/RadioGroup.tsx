import { RadioGroup as AriaRadioGroup, Radio } from "react-aria-components/RadioGroup";
import * as choice from "../field/choice.css.ts";
import { FieldFoot, FieldLabel } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import { defined, type FieldProps, type Option } from "../field/field-props.ts";
import { useFormField } from "../field/use-form-field.ts";
import * as css from "./RadioGroup.css.ts";

export type RadioGroupProps = FieldProps<string | null> & {
  readonly options: readonly Option[];
  /** `segmented` for a few short words; `inline` puts radios side by side. */
  readonly look?: "stacked" | "inline" | "segmented";
};

/** One of a few, all in sight. Six or more belong into a `Select` or a `ComboBox`. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, isRequired, isDisabled, isReadOnly, options, look = "stacked" } = props;
  const { rootRef, error, leave } = useFormField({ name, label, errorMessage: props.errorMessage });
  const onBlur = () => {
    leave();
    props.onBlur?.();
  };
  return (
    <AriaRadioGroup
      {...defined({ name, isRequired, isDisabled, isReadOnly })}
      {...defined({ value: props.value, defaultValue: props.defaultValue, onChange: props.onChange })}
      ref={rootRef}
      className={field.root}
      orientation={look === "stacked" ? "vertical" : "horizontal"}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={isRequired} isHidden={props.isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={{ stacked: css.choices, inline: css.inline, segmented: css.segments }[look]}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            value={option.value}
            className={look === "segmented" ? css.segment : choice.row}
            {...defined({
              isDisabled: option.isDisabled,
              autoFocus: index === 0 ? props.autoFocus : undefined,
            })}
          >
            {look === "segmented" ? (
              option.label
            ) : (
              <>
                <span className={css.dot} />
                <span className={choice.words}>
                  {option.label}
                  {option.description === undefined ? null : (
                    <span className={css.help}>{option.description}</span>
                  )}
                </span>
              </>
            )}
          </Radio>
        ))}
      </div>
      <FieldFoot description={props.description} error={error} />
    </AriaRadioGroup>
  );
}
