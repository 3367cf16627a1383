import { nameRefusalText } from "@cathedra/domain/messages";
import { readName } from "@cathedra/domain/storage";

/** The meaning of a typed name for an item: null if it is empty or unchanged, which does nothing (8.007). */
export function getNewName(
  typed: string,
  former: string,
): { readonly name: string } | { readonly refused: string } | null {
  const read = readName(typed);
  if (!read.ok) return read.error.reason === "empty" ? null : { refused: nameRefusalText(read.error) };
  return read.value === former ? null : { name: read.value };
}
