import * as v from "valibot";

/** A schema as this script walks it: what valibot keeps of it. */
type Walked = v.GenericSchema & {
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Step[];
  readonly default?: unknown;
};
type Step = { readonly type: string; readonly requirement?: unknown; readonly message?: unknown };

/** A member of an object, in words. */
export type Row = { readonly name: string; readonly what: string; readonly means: string };

/** What is described once, under a name of its own. */
export type Shape = { readonly name: string; readonly schema: v.GenericSchema };

/** The named shape that a value is, or a list of; undefined: it has none. */
export function shapeOf(schema: Walked, shapes: readonly Shape[]): string | undefined {
  const known = shapes.find((shape) => shape.schema === schema);
  if (known !== undefined) return known.name;
  const inner = schema.wrapped ?? schema.item ?? baseOf(schema);
  const name = inner === undefined || schema.entries !== undefined ? undefined : shapeOf(inner, shapes);
  if (name === undefined) return undefined;
  if (schema.type === "nullable") return `${name}, or null`;
  return schema.type === "array" && inner === schema.item ? `list of each ${name}` : name;
}

/** The members of an object, those of its objects with a dot; none where it is no object. */
export function rowsOf(schema: Walked, shapes: readonly Shape[] = []): readonly Row[] {
  const entries = entriesOf(schema);
  return Object.entries(entries ?? {}).flatMap(([name, member]): readonly Row[] => [
    { name, what: shapeOf(member, shapes) ?? whatIs(member), means: meaning(member) },
    ...(shapeOf(member, shapes) === undefined ? rowsOf(member, shapes) : []).map((row) => ({
      ...row,
      name: `${name}.${row.name}`,
    })),
  ]);
}

/** The members where it is an object, a list of such, or one that may be null. */
function entriesOf(schema: Walked): Walked["entries"] {
  if (schema.entries !== undefined) return schema.entries;
  const inner = schema.wrapped ?? schema.item ?? baseOf(schema);
  return inner === undefined ? undefined : entriesOf(inner);
}

function baseOf({ pipe }: Walked): Walked | undefined {
  const [first] = pipe ?? [];
  return isSchema(first) ? first : undefined;
}

/** What a value is, with its limits. */
export function whatIs(schema: Walked): string {
  switch (schema.type) {
    case "optional":
      return `${whatIs(inside(schema))}; may be left out`;
    case "nullable":
      return `${whatIs(inside(schema))}, or null`;
    case "array":
      return `list of ${limits(schema, "", "")}${itemWords(schema)}`.replaceAll("  ", " ");
    case "picklist":
      return (schema.options ?? []).map((option) => `\`${String(option)}\``).join(", ");
    case "literal":
      return `\`${JSON.stringify(schema.literal)}\``;
    case "object":
      return "object";
    case "variant":
      return "an answer";
    case "string":
      return `text${limits(schema, " of ", " characters")}`;
    case "number":
      return "whole number from 0";
    case "boolean":
      return "`true` or `false`";
    default:
      return "anything";
  }
}

const itemWords = ({ item }: Walked) =>
  item === undefined
    ? "anything"
    : ({ object: "objects", string: "texts", number: "whole numbers" }[item.type] ?? whatIs(item));

function inside(schema: Walked): Walked {
  if (schema.wrapped === undefined) throw new Error(`a schema of type ${schema.type} wraps nothing`);
  return schema.wrapped;
}

/** What the steps of a pipe ask for; those of the pipes in it too. */
function limits(schema: Walked, before: string, after: string): string {
  const steps = stepsOf(schema);
  const of = (type: string) => steps.find((step) => step.type === type)?.requirement;
  if (steps.some(({ type }) => type === "iso_timestamp")) return " in ISO 8601 with a zone";
  const pattern = steps.find(({ type }) => type === "regex")?.message;
  if (typeof pattern === "string") return `: ${pattern}`;
  const [least, most] = [of("min_length"), of("max_length")];
  if (typeof most !== "number") return "";
  return `${before}${typeof least === "number" ? `${least}-` : "at most "}${most}${after === "" ? " " : after}`;
}

const stepsOf = (schema: Walked): readonly Step[] =>
  (schema.pipe ?? []).flatMap((step) => (isSchema(step) && step !== schema ? [...stepsOf(step)] : [step]));

const isSchema = (step: unknown): step is Walked =>
  typeof step === "object" && step !== null && Reflect.get(step, "kind") === "schema";

function meaning(schema: Walked): string {
  const said = v.getDescription(schema);
  if (said !== undefined) return said;
  const inner = schema.wrapped;
  return inner === undefined ? "" : meaning(inner);
}
