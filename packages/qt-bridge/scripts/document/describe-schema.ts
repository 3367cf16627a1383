import * as v from "valibot";

/** A schema with the members of valibot that this script walks. */
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

/** A member of an object, as text. */
export type Row = { readonly name: string; readonly what: string; readonly means: string };

/** A schema that is described once, under its own name. */
export type Shape = { readonly name: string; readonly schema: v.GenericSchema };

/** The named shape of a value or of a list's items; undefined if it has none. */
export function getShape(schema: Walked, shapes: readonly Shape[]): string | undefined {
  const known = shapes.find((shape) => shape.schema === schema);
  if (known !== undefined) return known.name;
  const inner = schema.wrapped ?? schema.item ?? getBase(schema);
  const name = inner === undefined ? undefined : getShape(inner, shapes);
  if (name === undefined) return undefined;
  if (schema.type === "nullable") return `${name}, or null`;
  if (schema.type === "optional") return optionalWords(name);
  return schema.type === "array" && inner === schema.item ? `list of each ${name}` : name;
}

/** The members of an object schema, nested ones with a dot in their name; none when the schema is no object. */
export function getRows(schema: Walked, shapes: readonly Shape[] = []): readonly Row[] {
  const entries = getEntries(schema);
  return Object.entries(entries ?? {}).flatMap(([name, member]): readonly Row[] => [
    { name, what: getShape(member, shapes) ?? whatIs(member), means: meaning(member) },
    ...(getShape(member, shapes) === undefined ? getRows(member, shapes) : []).map((row) => ({
      ...row,
      name: `${name}.${row.name}`,
    })),
  ]);
}

/** The members of an object, of a list of objects, or of an object that may be null. */
function getEntries(schema: Walked): Walked["entries"] {
  if (schema.entries !== undefined) return schema.entries;
  const inner = schema.wrapped ?? schema.item ?? getBase(schema);
  return inner === undefined ? undefined : getEntries(inner);
}

function getBase({ pipe }: Walked): Walked | undefined {
  const [first] = pipe ?? [];
  return isSchema(first) ? first : undefined;
}

/** The type of a value as text, with its limits. */
export function whatIs(schema: Walked): string {
  switch (schema.type) {
    case "optional":
      return optionalWords(whatIs(inside(schema)));
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
      return textWords(limits(schema, " of ", " characters"));
    case "number":
      return "number";
    case "boolean":
      return "`true` or `false`";
    default:
      return "anything";
  }
}

/** Optional values may be null as well, which the document says once. */
const optionalWords = (inner: string) =>
  inner.endsWith(", or null")
    ? `${inner.slice(0, -", or null".length)}; optional`
    : `${inner}; may be left out`;

/** Two kinds of texts have names, which the document explains once. */
const textWords = (limit: string) =>
  ({ ": 1-200 letters, digits and . _ : -": "id", " in ISO 8601 with a zone": "instant" })[limit] ??
  `text${limit}`;

const itemWords = ({ item }: Walked) =>
  item === undefined
    ? "anything"
    : ({ object: "objects", string: "texts", number: "numbers" }[item.type] ?? whatIs(item));

function inside(schema: Walked): Walked {
  if (schema.wrapped === undefined) throw new Error(`a schema of type ${schema.type} wraps nothing`);
  return schema.wrapped;
}

/** The limits from the steps of a pipe, including nested pipes. */
function limits(schema: Walked, before: string, after: string): string {
  const steps = getSteps(schema);
  const of = (type: string) => steps.find((step) => step.type === type)?.requirement;
  if (steps.some(({ type }) => type === "iso_timestamp")) return " in ISO 8601 with a zone";
  const pattern = steps.find(({ type }) => type === "regex")?.message;
  if (typeof pattern === "string") return `: ${pattern}`;
  const [least, most] = [of("min_length"), of("max_length")];
  if (typeof most !== "number") return "";
  return `${before}${typeof least === "number" ? `${least}-` : "at most "}${most}${after === "" ? " " : after}`;
}

const getSteps = (schema: Walked): readonly Step[] =>
  (schema.pipe ?? []).flatMap((step) => (isSchema(step) && step !== schema ? [...getSteps(step)] : [step]));

const isSchema = (step: unknown): step is Walked =>
  typeof step === "object" && step !== null && Reflect.get(step, "kind") === "schema";

function meaning(schema: Walked): string {
  const said = v.getDescription(schema);
  if (said !== undefined) return said;
  const inner = schema.wrapped;
  return inner === undefined ? "" : meaning(inner);
}
