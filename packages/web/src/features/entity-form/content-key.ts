/** The content of a form as a text that is equal for equal content; the order within a multiple choice does not matter. */
export function contentKey(form: unknown): string {
  return JSON.stringify(form, (_, value: unknown) =>
    value instanceof Set ? [...value].map(String).toSorted((one, other) => one.localeCompare(other)) : value,
  );
}
