import { err, ok, type Result } from "../result.ts";
import { provisioningLimits } from "./limits.ts";
import { invalidFilter, type ScimError } from "./scim-error.ts";

export type FilterComparison = "eq" | "ne" | "co" | "sw" | "ew" | "gt" | "lt" | "ge" | "le";

/** A parsed filter of RFC 7644 (3.4.2.2). */
export type ScimFilter =
  | { readonly op: "and"; readonly filters: readonly ScimFilter[] }
  | { readonly op: "or"; readonly filters: readonly ScimFilter[] }
  | { readonly op: "not"; readonly filter: ScimFilter }
  | { readonly op: "[]"; readonly attrPath: string; readonly valFilter: ScimFilter }
  | { readonly op: "pr"; readonly attrPath: string }
  | {
      readonly op: FilterComparison;
      readonly attrPath: string;
      readonly compValue: boolean | null | number | string;
    };

/** Parses a filter; throws if the text is none. The parser is a library of the API, which this package may not import. */
export type ParseFilter = (text: string) => ScimFilter;

/** What a filter asks of the fields that are stored. */
export type FilterCondition<Field extends string> =
  | { readonly kind: "and" | "or"; readonly of: readonly FilterCondition<Field>[] }
  | { readonly kind: "not"; readonly of: FilterCondition<Field> }
  | { readonly kind: "present"; readonly field: Field }
  | {
      readonly kind: "compare";
      readonly field: Field;
      readonly op: FilterComparison;
      readonly value: string | boolean;
    };

/** The stored field of each attribute path, by the path in lower case. */
export type FilterFields<Field extends string> = Readonly<Record<string, Field>>;

export type UserField =
  | "id"
  | "userName"
  | "externalId"
  | "givenName"
  | "familyName"
  | "displayName"
  | "address"
  | "active"
  | "created"
  | "lastModified";

export const userFilterFields: FilterFields<UserField> = {
  id: "id",
  username: "userName",
  externalid: "externalId",
  "name.givenname": "givenName",
  "name.familyname": "familyName",
  displayname: "displayName",
  emails: "address",
  "emails.value": "address",
  active: "active",
  "meta.created": "created",
  "meta.lastmodified": "lastModified",
};

export type GroupField = "id" | "displayName" | "externalId" | "member" | "created" | "lastModified";

export const groupFilterFields: FilterFields<GroupField> = {
  id: "id",
  displayname: "displayName",
  externalid: "externalId",
  members: "member",
  "members.value": "member",
  "meta.created": "created",
  "meta.lastmodified": "lastModified",
};

/** The conditions of a filter on stored fields. Attribute names and URNs are compared without case (RFC 7643, 2.1). */
export function filterConditions<Field extends string>(
  text: string,
  fields: FilterFields<Field>,
  parse: ParseFilter,
): Result<FilterCondition<Field>, ScimError> {
  if (text.length > provisioningLimits.filter) return err(invalidFilter("The filter is too long."));
  let filter: ScimFilter;
  try {
    filter = parse(text);
  } catch {
    return err(invalidFilter("The filter could not be understood."));
  }
  if (comparisonsIn(filter) > provisioningLimits.comparisons)
    return err(invalidFilter("The filter has too many comparisons."));
  return conditionOf(filter, "", fields);
}

function comparisonsIn(filter: ScimFilter): number {
  if (filter.op === "and" || filter.op === "or")
    return filter.filters.reduce((sum, part) => sum + comparisonsIn(part), 0);
  if (filter.op === "not") return comparisonsIn(filter.filter);
  return filter.op === "[]" ? comparisonsIn(filter.valFilter) : 1;
}

function conditionOf<Field extends string>(
  filter: ScimFilter,
  within: string,
  fields: FilterFields<Field>,
): Result<FilterCondition<Field>, ScimError> {
  if (filter.op === "and" || filter.op === "or") {
    const of: FilterCondition<Field>[] = [];
    for (const part of filter.filters) {
      const read = conditionOf(part, within, fields);
      if (!read.ok) return read;
      of.push(read.value);
    }
    return ok({ kind: filter.op, of });
  }
  if (filter.op === "not") {
    const read = conditionOf(filter.filter, within, fields);
    return read.ok ? ok({ kind: "not", of: read.value }) : read;
  }
  if (filter.op === "[]") return conditionOf(filter.valFilter, `${attributeOf(filter.attrPath)}.`, fields);
  // People have one address here, which is the primary one and that of work: `type eq "work"` beside a value changes nothing.
  if (within !== "" && isOfType(filter)) return ok({ kind: "and", of: [] });
  const name = within + attributeOf(filter.attrPath);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) return err(invalidFilter(`It is not possible to filter by ${filter.attrPath}.`));
  if (filter.op === "pr") return ok({ kind: "present", field });
  const { op, compValue } = filter;
  if (compValue === null) {
    const present = { kind: "present", field } as const;
    if (op === "eq") return ok({ kind: "not", of: present });
    if (op === "ne") return ok(present);
    return err(invalidFilter("Nothing is larger or smaller than null."));
  }
  return ok({ kind: "compare", field, op, value: comparedValue(field, compValue) });
}

const isOfType = (filter: ScimFilter): boolean =>
  "compValue" in filter && ["type", "primary"].includes(filter.attrPath.toLowerCase());

/** Directories send booleans as texts, too. */
function comparedValue(field: string, value: boolean | number | string): string | boolean {
  if (field !== "active") return String(value);
  return typeof value === "string" ? value.toLowerCase() === "true" : Boolean(value);
}

/** The name of an attribute in lower case, without the URN of its schema. */
export function attributeOf(path: string): string {
  return path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):/i, "").toLowerCase();
}
