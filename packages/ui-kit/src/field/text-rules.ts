/** The error in the length of a text; an empty text is left to `isRequired` (G.025). */
export function lengthViolation(
  value: string,
  min: number | undefined,
  max: number | undefined,
): string | undefined {
  if (max !== undefined && value.length > max) return `At most ${max} characters`;
  if (min !== undefined && value !== "" && value.length < min) return `Use at least ${min} characters`;
  return undefined;
}

type Pattern = { readonly pattern?: string | undefined; readonly patternMessage?: string | undefined };

/** The error of a text that does not match the pattern, which has to match the whole value as in HTML (G.025). */
export function patternViolation(value: string, { pattern, patternMessage }: Pattern): string | undefined {
  if (pattern === undefined || value === "") return undefined;
  return new RegExp(`^(?:${pattern})$`, "u").test(value)
    ? undefined
    : (patternMessage ?? "This does not have the expected form");
}
