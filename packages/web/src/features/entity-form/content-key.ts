/** What stands in a form, as a text that is the same for the same content: the order of a choice makes no difference. */
export function contentKey(form: unknown): string {
  return JSON.stringify(form, (_, value: unknown) =>
    value instanceof Set ? [...value].map(String).toSorted((one, other) => one.localeCompare(other)) : value,
  );
}
