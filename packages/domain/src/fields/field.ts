import type { LocalDate } from "../time.ts";

/** A value on which another field depends. */
type Answer = string | boolean;

/**
 * The condition holds if `field` is shown itself, is filled in, and has one of the values in `is` (any value if that is absent)
 * and none of those in `isNot`.
 */
export type Condition = {
  readonly field: string;
  readonly is?: readonly Answer[];
  readonly isNot?: readonly Answer[];
};

/** The properties that all kinds of fields have. */
type Common = {
  /** The label of the field, in the form and wherever the field is shown. */
  readonly label: string;
  /** The section of the form that contains the field. */
  readonly section: string;
  readonly required?: true;
  /** Set if a full record has the field although it may be saved without it: it is asked for later, while it is shown. */
  readonly wanted?: true;
  /** The field is shown if one of these conditions holds; if there are no conditions, it is always shown. */
  readonly shownBy?: readonly [Condition, ...Condition[]];
  /** Whether a copy keeps the value or takes today; without it the field is left out of copies. */
  readonly copy?: "kept" | "today";
  /** Set if only the creator of a record may read the field: for other readers it is empty, and they cannot change it. */
  readonly readers?: "creator";
  /** The header of the field's column in an exported file; if absent, the field's name with a capital letter. */
  readonly exportAs?: string;
};

export type ChoiceField = Common & {
  readonly kind: "choice";
  /** Each value with its label, in the order in which they are offered. */
  readonly options: Readonly<Record<string, string>>;
  /** The values that a form offers; a stored record may have other values. */
  readonly offered?: readonly string[];
  /** The name of another field, whose value cannot be chosen in this field too. */
  readonly otherThan?: string;
};

export type TextField = Common & {
  readonly kind: "text";
  /** The maximum length of the text in UTF-16 units. */
  readonly max: number;
  readonly lines?: "many";
};

/** A field for a number that is not negative and has at most three decimals. */
export type NumberField = Common & { readonly kind: "number"; readonly unit: string; readonly max: number };

export type YesNoField = Common & { readonly kind: "yesNo" };

export type DayField = Common & {
  readonly kind: "day";
  readonly earliest: LocalDate;
  readonly latest: LocalDate;
};

/** A field with a type and rules of its own. */
export type OwnField = Common & { readonly kind: "own" };

export type PlainField = ChoiceField | TextField | NumberField | YesNoField | DayField;
export type Field = PlainField | OwnField;

/** The fields of one kind of thing by their names in the contract, in the order of the form. */
export type FieldTable = Readonly<Record<string, Field>>;

/** The names of the fields of a kind. */
export type NamesOfKind<Fields extends FieldTable, Kind extends Field["kind"]> = {
  [Name in keyof Fields]: Fields[Name]["kind"] extends Kind ? Name : never;
}[keyof Fields] &
  string;

/** The names of the fields that every function here understands. */
export type PlainName<Fields extends FieldTable> = NamesOfKind<Fields, PlainField["kind"]>;

/** The names of the fields that are shown only under a condition. */
export type ConditionalName<Fields extends FieldTable> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly shownBy: readonly Condition[] } ? Name : never;
}[keyof Fields] &
  string;

/** The names of the fields on which others depend. */
export type DecidingName<Fields extends FieldTable> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly shownBy: readonly Condition[] }
    ? Fields[Name]["shownBy"][number]["field"]
    : never;
}[keyof Fields] &
  keyof Fields &
  string;

/** The type of a plain field's value when it is filled in. */
export type ValueOf<One extends Field> = One extends ChoiceField
  ? keyof One["options"] & string
  : One extends TextField
    ? string
    : One extends NumberField
      ? number
      : One extends YesNoField
        ? boolean
        : One extends DayField
          ? LocalDate
          : never;

/** The valid content: required values are present, all others may be null. `Own` has the fields with their own types. */
export type ContentOf<Fields extends FieldTable, Own = Record<never, never>> = {
  readonly [Name in PlainName<Fields>]: Fields[Name] extends { readonly required: true }
    ? ValueOf<Fields[Name]>
    : ValueOf<Fields[Name]> | null;
} & Own;

/** A value of a field as a form or a call may send it: absent and null both mean "not filled in". */
export type Given<T> = T | null | undefined;

/** The content before it is checked. A number may be the text that was typed. */
export type InputOf<Fields extends FieldTable> = {
  readonly [Name in PlainName<Fields>]?: Given<
    Fields[Name] extends NumberField ? number | string : Fields[Name] extends YesNoField ? boolean : string
  >;
};

/**
 * The values of a form while it is edited: texts are empty rather than null, except those that are shown only under a
 * condition. An optional day is null.
 */
export type FormOf<Fields extends FieldTable> = {
  readonly [Name in PlainName<Fields>]: Fields[Name] extends TextField
    ? Fields[Name] extends { readonly shownBy: readonly Condition[] }
      ? string | null
      : string
    : Fields[Name] extends DayField
      ? string | null
      : ValueOf<Fields[Name]> | null;
};
