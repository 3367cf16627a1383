import { parseLocalDate } from "@cathedra/domain";
import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode } from "graphql";

type ScalarMethods = Pick<GraphQLScalarType, "serialize" | "parseValue" | "parseLiteral">;

/** `YYYY-MM-DD`, a day that exists. */
const date: ScalarMethods = {
  serialize: dayOf,
  parseValue: dayOf,
  parseLiteral: (node) => dayOf(textOf(node)),
};

/** ISO 8601 in UTC with milliseconds; leaves as text whatever holds an instant inside. */
const dateTime: ScalarMethods = {
  serialize: (value) => instantOf(value).toISOString(),
  parseValue: (value) => instantOf(value).getTime(),
  parseLiteral: (node) => instantOf(textOf(node)).getTime(),
};

/** The behaviour of the contract's own scalars. */
export const scalars: Readonly<Record<string, ScalarMethods>> = { Date: date, DateTime: dateTime };

function dayOf(value: unknown): string {
  const day = typeof value === "string" ? parseLocalDate(value) : undefined;
  if (day === undefined) throw new GraphQLError("A Date is a day that exists, as YYYY-MM-DD.");
  return day;
}

function instantOf(value: unknown): Date {
  const isInstant = value instanceof Date || typeof value === "number" || typeof value === "string";
  const parsed = isInstant ? new Date(value) : undefined;
  if (parsed === undefined || Number.isNaN(parsed.getTime())) {
    throw new GraphQLError("A DateTime is an instant in ISO 8601.");
  }
  return parsed;
}

function textOf(node: ValueNode): unknown {
  return node.kind === Kind.STRING ? node.value : undefined;
}
