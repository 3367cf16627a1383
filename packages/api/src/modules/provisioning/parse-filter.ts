import type { ParseFilter, ScimFilter } from "@cathedra/domain/provisioning";
import { parse } from "scim2-parse-filter";

const quotedOrCapital = /"(?:[^"\\]|\\.)*"|\b(?:True|False)\b/g;

/** Parses a filter. The library refuses booleans in capitals, which directories send, and doubles backslashes. */
export const parseFilter: ParseFilter = (text) =>
  withPlainValues(
    parse(text.replace(quotedOrCapital, (found) => (found.startsWith('"') ? found : found.toLowerCase()))),
  );

function withPlainValues(filter: ReturnType<typeof parse>): ScimFilter {
  if ("filters" in filter) return { op: filter.op, filters: filter.filters.map(withPlainValues) };
  if (filter.op === "not") return { op: "not", filter: withPlainValues(filter.filter) };
  if (filter.op === "[]")
    return { op: "[]", attrPath: filter.attrPath, valFilter: withPlainValues(filter.valFilter) };
  if (filter.op === "pr") return { op: "pr", attrPath: filter.attrPath };
  const { op, attrPath, compValue } = filter;
  return {
    op,
    attrPath,
    compValue: typeof compValue === "string" ? compValue.replaceAll("\\\\", "\\") : compValue,
  };
}
