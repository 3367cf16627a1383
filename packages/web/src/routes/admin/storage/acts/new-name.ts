import { nameRefusalText } from "@cathedra/domain/messages";
import { readName } from "@cathedra/domain/storage";

/** What a typed name means to what is called so: null where it is empty or the same, which changes nothing (8.007). */
export function newNameOf(
  typed: string,
  former: string,
): { readonly name: string } | { readonly refused: string } | null {
  const read = readName(typed);
  if (!read.ok) return read.error.reason === "empty" ? null : { refused: nameRefusalText(read.error) };
  return read.value === former ? null : { name: read.value };
}
