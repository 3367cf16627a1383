import { useMemo } from "react";
import { Button } from "react-aria-components/Button";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { FieldFoot, FieldLabel, frameState } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import {
  defined,
  type FieldProps,
  flatOptions,
  isSectioned,
  type Option,
  type Options,
} from "../field/field-props.ts";
import { FormFieldsContext } from "../field/form-fields.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";
import { ChevronDown, Icon } from "../Icon/index.ts";
import * as listCss from "../list/list.css.ts";
import { OptionItems } from "../list/OptionItems.tsx";
import { useWasFocused } from "../list/use-was-focused.ts";
import { TextField } from "../TextField/index.ts";
import * as css from "./Select.css.ts";

export type SelectProps = FieldProps<string | null> & {
  readonly options: Options;
  readonly placeholder?: string | undefined;
  /** The label of an additional first option that means no choice. */
  readonly emptyLabel?: string | undefined;
};

/** A field for one of up to about a dozen options. For long lists use `ComboBox`, which filters. */
export function Select(props: SelectProps) {
  const { label, name, isRequired, isDisabled, options, emptyLabel } = props;
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? null, props.onChange);
  const { rootRef, error, leave } = useFormField({ name, label, errorMessage: props.errorMessage, value });
  const offered = useMemo(() => withEmpty(options, emptyLabel), [options, emptyLabel]);
  const isAwake = useWasFocused(rootRef, props.autoFocus === true);
  const onBlur = () => {
    leave();
    props.onBlur?.();
  };
  if (props.isReadOnly === true) {
    return (
      <div ref={rootRef}>
        <ReadOnly {...props} value={value} error={error} />
      </div>
    );
  }
  return (
    <AriaSelect
      {...defined({ name, isRequired, isDisabled, autoFocus: props.autoFocus })}
      ref={rootRef}
      className={field.root}
      value={value}
      onChange={(key) => setValue(key === null || key === nothing ? null : String(key))}
      allowsEmptyCollection={!isAwake}
      placeholder={props.placeholder ?? emptyLabel ?? "Choose"}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={isRequired} isHidden={props.isLabelHidden}>
        {label}
      </FieldLabel>
      <div className={field.frame({ state: frameState({ error, isDisabled }) })}>
        <Button className={css.button}>
          <SelectValue className={css.value}>
            {({ isPlaceholder, selectedText, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <span className={css.arrow}>
            <Icon glyph={ChevronDown} size="small" />
          </span>
        </Button>
      </div>
      <FieldFoot description={props.description} error={error} />
      <Popover className={listCss.fieldSheet} offset={4}>
        <ListBox className={listCss.list}>
          <OptionItems options={isAwake ? offered : onlyChosen(offered, value)} />
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** Before the field is used only the chosen option is rendered. */
function onlyChosen(options: Options, value: string | null): Options {
  return flatOptions(options).filter((option) => option.value === value);
}

const nothing = "\u0000nothing";

function withEmpty(options: Options, emptyLabel: string | undefined): Options {
  if (emptyLabel === undefined) return options;
  const empty: Option = { value: nothing, label: emptyLabel };
  if (!isSectioned(options)) return [empty, ...options];
  return options.map((section, index) =>
    index === 0 ? { ...section, options: [empty, ...section.options] } : section,
  );
}

type ReadOnlyProps = Omit<SelectProps, "value"> & {
  readonly value: string | null;
  readonly error: string | undefined;
};

function ReadOnly({ label, description, isLabelHidden, name, options, value, error }: ReadOnlyProps) {
  const chosen = flatOptions(options).find((option) => option.value === value);
  return (
    <FormFieldsContext.Provider value={null}>
      <TextField
        {...{ label, description, isLabelHidden }}
        isReadOnly
        value={chosen?.label ?? ""}
        errorMessage={error}
      />
      {name === undefined ? null : <input type="hidden" name={name} value={value ?? ""} />}
    </FormFieldsContext.Provider>
  );
}
