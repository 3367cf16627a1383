/**
 * Keys that make a save safe to repeat: the same values sent again, after an outage or by a second click, have the same key
 * and one effect.
 */
export function idempotencyKeys(
  newKey: () => string = () => crypto.randomUUID(),
): (values: unknown) => string {
  let last: { readonly text: string; readonly key: string } | undefined;
  return (values) => {
    const text = JSON.stringify(values);
    if (last?.text !== text) last = { text, key: newKey() };
    return last.key;
  };
}
