import { err, ok, type Result } from "@cathedra/domain";
import type { ListedCustomers } from "@cathedra/domain/access";

const item = /\s*(?:"((?:[^"]|"")*)"|([^",]*?))\s*(?:,|$)/y;

/**
 * Parses customer names that are separated by commas; a name that contains a comma is in quotes, and `*` means every customer.
 */
export function parseCustomerNames(text: string): Result<ListedCustomers, readonly string[]> {
  if (text.trim() === "*") return ok("*");
  const names: string[] = [];
  item.lastIndex = 0;
  while (item.lastIndex < text.length) {
    const found = item.exec(text);
    if (found === null)
      return err(["must be *, or names with commas between, in quotes where they have one"]);
    const name = found[1]?.replaceAll('""', '"') ?? found[2] ?? "";
    if (name !== "") names.push(name);
  }
  return ok(names);
}
