import { useId } from "react";
import { RequiredMark } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import type { FieldProps } from "../field/field-props.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";
import { CircleAlert, Icon } from "../Icon/index.ts";
import { ChosenFile } from "./ChosenFile.tsx";
import { DropArea } from "./DropArea.tsx";
import { fileViolation } from "./file-rules.ts";

export type FileFieldProps = Omit<FieldProps<File | null>, "autoFocus"> & {
  /** As the `accept` attribute of HTML: `.pdf,image/*`. */
  readonly accept?: string | undefined;
  /** Bytes. */
  readonly maxSize?: number | undefined;
  /** How many bytes that is, in words: `1.4 MB`. */
  readonly formatSize: (bytes: number) => string;
};

/** One file, dropped or picked, shown with its size. It is handed over by `onChange`; `name` only finds its errors. */
export function FileField(props: FileFieldProps) {
  const { label, description, isRequired = false, isDisabled = false, isReadOnly = false, accept } = props;
  const [file, setFile] = useControlled(props.value, props.defaultValue ?? null, props.onChange);
  const [inputId, footId] = [useId(), useId()];
  const { rootRef, error, leave } = useFormField({
    name: props.name,
    label,
    errorMessage: props.errorMessage,
    value: file,
    violation: fileViolation(file, props),
  });
  const isInvalid = error !== undefined;
  const take = (chosen: File) => {
    setFile(chosen);
    // What is wrong with a file is known at once: nothing is still being typed.
    leave();
  };
  const giveBack = () => {
    setFile(null);
    requestAnimationFrame(() => document.getElementById(inputId)?.focus());
  };
  const onBlur = () => {
    leave();
    props.onBlur?.();
  };
  return (
    <div ref={rootRef} className={field.root}>
      <label htmlFor={inputId} className={props.isLabelHidden === true ? field.visuallyHidden : field.label}>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </label>
      {file === null && !isReadOnly ? (
        <DropArea
          {...{ inputId, footId, accept, isRequired, isDisabled, isInvalid, onBlur }}
          onChoose={take}
        />
      ) : (
        <ChosenFile
          {...{ file, isInvalid }}
          formatSize={props.formatSize}
          onGiveBack={isDisabled || isReadOnly ? undefined : giveBack}
        />
      )}
      <div id={footId} className={field.foot}>
        {error === undefined ? (
          <span className={field.help}>{description}</span>
        ) : (
          <span className={field.error}>
            <span className={field.errorIcon}>
              <Icon glyph={CircleAlert} size="small" />
            </span>
            <span>{error}</span>
          </span>
        )}
      </div>
    </div>
  );
}
