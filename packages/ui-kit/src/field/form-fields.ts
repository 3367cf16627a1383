import { createContext } from "react";

/** A field that is registered in its form. */
export type FormFieldEntry = {
  readonly id: string;
  readonly label: string;
  /** The error that the field shows at present. */
  readonly error: string | undefined;
  /** The error that the field itself finds in its value, shown or not. */
  readonly violation: string | undefined;
  readonly element: () => HTMLElement | null;
};

export type FormFields = {
  readonly set: (entry: FormFieldEntry) => void;
  readonly remove: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The fields in the order of the page. The same array is returned until something changes. */
  readonly snapshot: () => readonly FormFieldEntry[];
};

export type FormContextValue = {
  readonly fields: FormFields;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** How often the form was submitted: after the first time the fields show their errors. */
  readonly attempts: number;
};

export const FormFieldsContext = createContext<FormContextValue | null>(null);
