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

/**
 * The estimated width of all choices in one row, and the number of columns in narrower containers, chosen so that no choice is
 * alone in the last row.
 */
function segmentRows(options: readonly Option[]): Record<string, string> {
  const labels = options.map(({ label }) => label);
  const bar = labels.reduce((sum, label) => sum + Math.max(label.length * charWidth + sides, leastWidth), 0);
  const words = labels.flatMap((label) => label.split(/[\s-]+/u)).map(({ length }) => length);
  const [inRow, inNarrowRow] = getColumns(labels.length);
  return {
    [css.oneRow]: `${(bar + (labels.length - 1) * gap).toFixed(2)}rem`,
    [css.longestWord]: `${(Math.max(0, ...words) * charWidth).toFixed(2)}rem`,
    [css.inRow]: String(inRow),
    [css.inNarrowRow]: String(inNarrowRow),
  };
}

/** Three options are in three columns or in one; more are in two rows of similar length, and even numbers also in pairs. */
function getColumns(count: number): readonly [number, number] {
  if (count <= 3) return [count, 1];
  return [Math.ceil(count / 2), count % 2 === 0 ? 2 : 1];
}

// Average width of a character in rem, on the generous side.
const charWidth = 0.53;
const sides = 2.125;
const leastWidth = 3.5;
const gap = 0.5;

export type RadioGroupProps = FieldProps<string | null> & {
  readonly options: readonly Option[];
  /** `segmented` for a few short words; `inline` puts radios side by side. */
  readonly layout?: "stacked" | "inline" | "segmented";
  /** Whether the choice can be cleared, by the button beside the label or by Delete on the choice. */
  readonly isClearable?: boolean;
};

/** One of a few options, all visible. For six or more use a `Select` or a `ComboBox`. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, isRequired, isDisabled, isReadOnly, options, layout = "stacked" } = props;
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
      orientation={layout === "stacked" ? "vertical" : "horizontal"}
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
        className={{ stacked: css.choices, inline: css.inline, segmented: css.segments }[layout]}
        style={layout === "segmented" ? segmentRows(options) : undefined}
      >
        {options.map((option, index) => (
          <Radio
            key={option.value}
            value={option.value}
            className={layout === "segmented" ? css.segment : choice.row}
            onKeyDown={byKey}
            {...defined({
              isDisabled: option.isDisabled,
              autoFocus: index === 0 ? props.autoFocus : undefined,
            })}
          >
            {layout === "segmented" ? (
              option.label
            ) : (
              <>
                <span className={css.dot} />
                <span className={choice.textBlock}>
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
