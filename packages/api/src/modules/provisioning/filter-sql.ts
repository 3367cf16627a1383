import { isUuid, parseInstant } from "@cathedra/domain";
import {
  type FilterCondition,
  type GroupField,
  invalidFilter,
  type UserField,
} from "@cathedra/domain/provisioning";
import { type RawBuilder, sql } from "kysely";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { ScimRefused } from "./scim-refused.ts";

type Sql = RawBuilder<unknown>;
type Column =
  | { readonly kind: "text" | "exact" | "id" | "time" | "boolean"; readonly sql: Sql }
  | { readonly kind: "member" };
type Columns<Field extends string> = Readonly<Record<Field, Column>>;

/** The columns of a row `person` of `scim_user`. Text is compared without case, by the indexes on `lower`. */
export const userColumns: Columns<UserField> = {
  id: { kind: "id", sql: sql`person.id` },
  userName: { kind: "text", sql: sql`person.user_name` },
  externalId: { kind: "exact", sql: sql`person.external_id` },
  givenName: { kind: "text", sql: sql`person.given_name` },
  familyName: { kind: "text", sql: sql`person.family_name` },
  displayName: { kind: "text", sql: sql`person.display_name` },
  address: { kind: "text", sql: sql`person.address` },
  active: { kind: "boolean", sql: sql`person.active` },
  created: { kind: "time", sql: sql`person.created_at` },
  lastModified: { kind: "time", sql: sql`person.changed_at` },
};

/** The columns of a row `directory_group` of `scim_group`. */
export const groupColumns: Columns<GroupField> = {
  id: { kind: "id", sql: sql`directory_group.id` },
  displayName: { kind: "text", sql: sql`directory_group.display_name` },
  externalId: { kind: "exact", sql: sql`directory_group.external_id` },
  member: { kind: "member" },
  created: { kind: "time", sql: sql`directory_group.created_at` },
  lastModified: { kind: "time", sql: sql`directory_group.changed_at` },
};

/** The SQL condition of a filter. */
export function filterSql<Field extends string>(
  condition: FilterCondition<Field>,
  columns: Columns<Field>,
): Sql {
  switch (condition.kind) {
    case "and":
    case "or": {
      const parts = condition.of.map((part) => sql`(${filterSql(part, columns)})`);
      if (parts.length === 0) return sql`true`;
      return sql.join(parts, condition.kind === "and" ? sql` and ` : sql` or `);
    }
    case "not":
      return sql`not coalesce(${filterSql(condition.of, columns)}, false)`;
    case "present": {
      const column = columns[condition.field];
      if (column.kind === "member")
        return sql`exists (select from scim_group_member member where member.group_id = directory_group.id)`;
      return column.kind === "text" || column.kind === "exact"
        ? sql`coalesce(${column.sql}, '') <> ''`
        : sql`${column.sql} is not null`;
    }
    case "compare":
      return comparisonSql(columns[condition.field], condition);
  }
}

type Comparison = Extract<FilterCondition<string>, { readonly kind: "compare" }>;

const orders = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=`, eq: sql`=`, ne: sql`is distinct from` };

function comparisonSql(column: Column, { op, value, field }: Comparison): Sql {
  const text = String(value).replaceAll("\0", "");
  if (column.kind === "member" || column.kind === "id") {
    if (op !== "eq") throw new ScimRefused(invalidFilter(`${field} can only be compared by eq.`));
    if (!isUuid(text)) return sql`false`;
    return column.kind === "id"
      ? sql`${column.sql} = ${text}::uuid`
      : sql`exists (
          select from scim_group_member member
          where member.group_id = directory_group.id and member.scim_user_id = ${text}::uuid)`;
  }
  if (column.kind === "boolean") {
    if (op !== "eq" && op !== "ne")
      throw new ScimRefused(invalidFilter(`${field} can only be compared by eq and ne.`));
    return sql`${column.sql} ${orders[op]} ${value === true}::boolean`;
  }
  if (column.kind === "time") {
    const at = parseInstant(text);
    if (at === undefined || op === "co" || op === "sw" || op === "ew")
      throw new ScimRefused(invalidFilter(`${field} is compared with a date and time.`));
    return sql`${column.sql} ${orders[op]} ${toTimestamp(at)}`;
  }
  const isExact = column.kind === "exact";
  const stored = isExact ? column.sql : sql`lower(${column.sql})`;
  const compared = isExact ? sql`${text}::text` : sql`lower(${text}::text)`;
  if (op === "co" || op === "sw" || op === "ew") {
    const pattern = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
    const like = `${op === "sw" ? "" : "%"}${pattern}${op === "ew" ? "" : "%"}`;
    return isExact ? sql`${stored} like ${like}::text` : sql`${stored} like lower(${like}::text)`;
  }
  return sql`${stored} ${orders[op]} ${compared}`;
}
