import { type FieldError, fieldError } from "@cathedra/domain/messages";
import { invalidInput } from "../errors.ts";

/** The limit and offset with which a list is requested. */
export type PageArgs = { readonly limit: number; readonly offset: number };

type RequestedPage = {
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
};

const maxOffset = 1_000_000;

/**
 * The requested part of a list: `usual` rows by default and `most` at most. Throws on fewer than one row or a negative offset.
 */
export function readPageArgs(
  { limit, offset }: RequestedPage,
  { usual, most }: { readonly usual: number; readonly most: number },
): PageArgs {
  const part = { limit: limit ?? usual, offset: offset ?? 0 };
  const errors: readonly FieldError[] = [
    ...(part.limit >= 1 ? [] : [fieldError("limit", "OUT_OF_RANGE", { min: 1, max: most })]),
    ...(part.offset >= 0 ? [] : [fieldError("offset", "OUT_OF_RANGE", { min: 0, max: maxOffset })]),
  ];
  if (errors.length > 0) throw invalidInput(errors);
  return { limit: Math.min(part.limit, most), offset: Math.min(part.offset, maxOffset) };
}
