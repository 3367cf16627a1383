import type { ReactNode } from "react";

/** The props of every field in a form. `value` makes it controlled, `defaultValue` uncontrolled. */
export type FieldProps<Value> = {
  readonly label: string;
  /** Help under the field; an error takes its place. */
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
  /** The label is then read out but not shown: for toolbars, where the place explains the field. */
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

/** Leaves out what is `undefined`, so that a wrapped component sees "not given" rather than "given as undefined". */
export function defined<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;
}
