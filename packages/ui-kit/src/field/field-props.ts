import type { ReactNode } from "react";

/** The props of every field in a form. `value` makes it controlled, `defaultValue` uncontrolled. */
export type FieldProps<Value> = {
  readonly label: string;
  /** The help text below the field; an error replaces it. */
  readonly description?: ReactNode;
  /** If present and not empty, the field is invalid and shows this text. Takes precedence over the form's `errors`. */
  readonly errorMessage?: string | null | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** The key in the form's data, and in the form's `errors`. */
  readonly name?: string | undefined;
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Whether the label is only read out, for toolbars in which the position explains the field. */
  readonly isLabelHidden?: boolean | undefined;
};

export type Option = {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
};

export type OptionSection = { readonly label: string; readonly options: readonly Option[] };

export type Options = readonly Option[] | readonly OptionSection[];

export function isSectioned(options: Options): options is readonly OptionSection[] {
  const first = options[0];
  return first !== undefined && "options" in first;
}

export function flatOptions(options: Options): readonly Option[] {
  return isSectioned(options) ? options.flatMap((section) => section.options) : options;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes properties whose value is `undefined`, so that a wrapped component sees them as missing. */
export function defined<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;
}
