import type { Condition, FieldTable, PlainField } from "@cathedra/domain/fields";

/** The name of the GraphQL type that a field has in the schema. */
export function contractType(field: PlainField): string {
  const types = { choice: "String", text: "String", number: "Float", yesNo: "Boolean", day: "Date" } as const;
  return types[field.kind];
}

/** The lines for one field of a record's type in the contract, with its description. */
export function outputLines(name: string, field: PlainField): readonly string[] {
  return [`  """${meaning(field)}"""`, `  ${name}: ${contractType(field)}${field.required ? "!" : ""}`];
}

/** A field of the contract's input of a record: absent and null both mean an empty field, whatever is required. */
export function inputLines(name: string, field: PlainField): readonly string[] {
  const words = [
    meaning(field),
    limit(field),
    ...(field.shownBy === undefined ? [] : [shown(field.shownBy)]),
  ];
  return [`  """${words.filter((each) => each !== "").join(" ")}"""`, `  ${name}: ${contractType(field)}`];
}

function meaning(field: PlainField): string {
  if (field.kind === "number") return `${field.label}, ${field.unit}.`;
  if (field.kind === "choice") return `${field.label}: ${oneOf(Object.keys(field.options))}.`;
  return field.label.endsWith("?") ? field.label : `${field.label}.`;
}

function limit(field: PlainField): string {
  if (field.kind === "text") return `At most ${field.max} characters.`;
  return field.kind === "number" ? "Not negative, at most three decimals." : "";
}

function shown(conditions: readonly Condition[]): string {
  const words = conditions.map(({ field, is, isNot }) => {
    if (is !== undefined) return `\`${field}\` is ${oneOf(is.map(String))}`;
    return `\`${field}\` is filled in${isNot === undefined ? "" : ` and not ${oneOf(isNot.map(String))}`}`;
  });
  return `Only where ${words.join(", or ")}.`;
}

function oneOf(values: readonly string[]): string {
  const quoted = values.map((value) => `\`${value}\``);
  return quoted.length === 1 ? (quoted[0] ?? "") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}

/** The plain fields of a table. */
export function plainOf(fields: FieldTable): readonly (readonly [string, PlainField])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "own" ? [] : [[name, field] as const],
  );
}
