import { useId } from "react";
import { RequiredMark } from "../field/FieldParts.tsx";
import * as field from "../field/field.css.ts";
import type { FieldProps } from "../field/field-props.ts";
import { useControlled } from "../field/use-controlled.ts";
import { useFormField } from "../field/use-form-field.ts";
import { CircleAlert, FileText, Icon, X } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { DropArea } from "./DropArea.tsx";
import * as css from "./FileField.css.ts";
import { fileViolation } from "./file-rules.ts";

export type FileFieldProps = Omit<FieldProps<File | null>, "autoFocus"> & {
  /** The accepted types in the format of HTML's `accept` attribute, such as `.pdf,image/*`. */
  readonly accept?: string | undefined;
  /** The maximum size in bytes. */
  readonly maxSize?: number | undefined;
  /** Formats a number of bytes, such as `1.4 MB`. */
  readonly formatSize: (bytes: number) => string;
};

/**
 * One file, dropped or picked, shown with its size. The file is passed to `onChange`; `name` is only used to find its errors.
 */
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
    // Errors of a file are shown at once, because nothing is still being typed.
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

type Props = {
  readonly file: File | null;
  readonly isInvalid: boolean;
  readonly formatSize: (bytes: number) => string;
  /** Removes the file; without it there is no such button. */
  readonly onGiveBack: (() => void) | undefined;
};

function ChosenFile({ file, isInvalid, formatSize, onGiveBack }: Props) {
  const isFixed = onGiveBack === undefined;
  return (
    <div className={css.file} data-invalid={isInvalid ? "" : undefined} data-fixed={isFixed ? "" : undefined}>
      <span className={css.glyph}>
        <Icon glyph={FileText} />
      </span>
      <span className={css.name}>
        {file === null ? "No file" : file.name}
        {file === null ? null : <span className={css.size}>{formatSize(file.size)}</span>}
      </span>
      {isFixed || file === null ? null : (
        <IconButton icon={X} label={`Remove ${file.name}`} onPress={onGiveBack} />
      )}
    </div>
  );
}
