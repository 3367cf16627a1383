/** Turns camel case into snake case: `inrReversal` becomes `inr_reversal`. */
export type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Name;

/** The name of the column in which a field is stored. */
export function getColumn<Name extends string>(name: Name): ColumnOf<Name> {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<Name>;
}
