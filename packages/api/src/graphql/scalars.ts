import { type Instant, parseInstant, parseLocalDate } from "@cathedra/domain";
import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode } from "graphql";

type ScalarMethods = Pick<GraphQLScalarType, "serialize" | "parseValue" | "parseLiteral">;

/** The type of an instant in results: in JSON from the database it is a string. */
export type AnsweredInstant = Instant | string;

/** Days in the form `YYYY-MM-DD`; days that do not exist are refused. */
const date: ScalarMethods = {
  serialize: getDay,
  parseValue: getDay,
  parseLiteral: (node) => getDay(getText(node)),
};

/**
 * ISO 8601 in UTC with milliseconds in results. As input only a text with a time zone and an existing day is accepted, because
 * parsers of platforms differ on other forms.
 */
const dateTime: ScalarMethods = {
  serialize: (value) => toDate(value).toISOString(),
  parseValue: getInstant,
  parseLiteral: (node) => getInstant(getText(node)),
};

/** A measured value: a number, a boolean or a text. It is only returned and never accepted as input. */
const metricValue: ScalarMethods = {
  serialize: toMetricValue,
  parseValue: noInput,
  parseLiteral: noInput,
};

/**
 * A document that was validated before it was stored as JSON; it is returned unchanged, because resolving it field by field
 * costs ten times as much.
 */
const storedDocument: ScalarMethods = {
  serialize: (value) => value,
  parseValue: noInput,
  parseLiteral: noInput,
};

/** The behaviour of the contract's own scalars. */
export const scalars: Readonly<Record<string, ScalarMethods>> = {
  Date: date,
  DateTime: dateTime,
  MetricValue: metricValue,
  ExerciseDefinition: storedDocument,
  MetricValues: storedDocument,
};

function toMetricValue(value: unknown): number | boolean | string {
  if (typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new GraphQLError("A MetricValue is a number, a yes or no, or a text.");
}

function noInput(): never {
  throw new GraphQLError("A value of this kind is not sent.");
}

function getDay(value: unknown): string {
  const day = typeof value === "string" ? parseLocalDate(value) : undefined;
  if (day === undefined) throw new GraphQLError("A Date is a day that exists, as YYYY-MM-DD.");
  return day;
}

function getInstant(value: unknown): Instant {
  const at = typeof value === "string" ? parseInstant(value) : undefined;
  if (at === undefined) throw noInstant();
  return at;
}

/** Converts the portal's own instants to a `Date`. Input is parsed elsewhere. */
function toDate(value: unknown): Date {
  const date = typeof value === "number" || typeof value === "string" ? new Date(value) : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) throw noInstant();
  return date;
}

function noInstant(): GraphQLError {
  return new GraphQLError("A DateTime is an instant in ISO 8601.");
}

function getText(node: ValueNode): unknown {
  return node.kind === Kind.STRING ? node.value : undefined;
}
