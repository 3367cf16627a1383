import type { FieldError } from "./field-errors.ts";
import type { Result } from "./result.ts";

/** Collects the errors of several readers, so that all of them are reported together. */
export function errorCollector(): {
  readonly errors: readonly FieldError[];
  /** The value that was read; undefined if reading failed, in which case the error has been noted. */
  readonly take: <T>(read: Result<T, FieldError | readonly FieldError[]>) => T | undefined;
} {
  const errors: FieldError[] = [];
  return {
    errors,
    take: (read) => {
      if (read.ok) return read.value;
      errors.push(...[read.error].flat());
      return undefined;
    },
  };
}
