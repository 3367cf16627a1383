import type { KeyboardEvent } from "react";
import { Button } from "react-aria-components/Button";
import { RadioGroup as AriaRadioGroup, Radio } from "react-aria-components/RadioGroup";
import * as choice from "../field/choice.css.ts";
import { FieldFoot, FieldLabel } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import { defined, type FieldProps, type Option } from "../field/field-props.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";
import * as css from "./RadioGroup.css.ts";
import { segmentRows } from "./segment-rows.ts";

export type RadioGroupProps = FieldProps<string | null> & {
  readonly options: readonly Option[];
  /** `segmented` for a few short words; `inline` puts radios side by side. */
  readonly look?: "stacked" | "inline" | "segmented";
  /** A choice can be taken back: by the button beside the label, or with Delete on the choice. */
  readonly isClearable?: boolean;
};

/** One of a few options, all visible. For six or more use a `Select` or a `ComboBox`. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, isRequired, isDisabled, isReadOnly, options, look = "stacked" } = props;
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? null, props.onChange);
  const { rootRef, error, leave } = useFormField({ name, label, errorMessage: props.errorMessage, value });
  const onBlur = () => {
    leave();
    props.onBlur?.();
  };
  const mayClear = props.isClearable === true && value !== null && isDisabled !== true && isReadOnly !== true;
  const clear = () => {
    rootRef.current?.querySelector<HTMLElement>("input:checked")?.focus();
    setValue(null);
  };
  const byKey = (event: KeyboardEvent) => {
    if (!mayClear || (event.key !== "Delete" && event.key !== "Backspace")) return;
    event.preventDefault();
    clear();
  };
  return (
    <AriaRadioGroup
      {...defined({ name, isRequired, isDisabled, isReadOnly })}
      value={value}
      onChange={setValue}
      ref={rootRef}
      className={field.root}
      orientation={look === "stacked" ? "vertical" : "horizontal"}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <div className={css.head}>
        <FieldLabel isRequired={isRequired} isHidden={props.isLabelHidden}>
          {label}
        </FieldLabel>
        {mayClear ? (
          <Button
            slot={null}
            excludeFromTabOrder
            className={css.clear}
            aria-label={`Clear ${label}`}
            onPress={clear}
          >
            Clear
          </Button>
        ) : null}
      </div>
      <div
        className={{ stacked: css.choices, inline: css.inline, segmented: css.segments }[look]}
        style={look === "segmented" ? segmentRows(options) : undefined}
      >
        {options.map((option, index) => (
          <Radio
            key={option.value}
            value={option.value}
            className={look === "segmented" ? css.segment : choice.row}
            onKeyDown={byKey}
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
