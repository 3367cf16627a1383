import { maxParticipants } from "../limits.ts";
import { type LogbookColumn, logbookColumns, optionalParts, participantColumns } from "./export-columns.ts";

/** The version of the file's form. A change that a reader of this version would not understand gets the next number. */
export const logbookVersion = 1;
export const logbookSchemaId = `urn:cathedra:logbook:${logbookVersion}`;

type Schema = { readonly [keyword: string]: unknown };
type ObjectSchema = { type: unknown; properties: { [name: string]: Schema }; required: string[] };

/** The JSON schema of a logbook's file, draft 2020-12. Properties that it does not name are allowed and ignored. */
export function makeLogbookSchema(): Schema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: logbookSchemaId,
    title: "The logbook of a person",
    description: "All records that the person wrote or takes part in. Null is not filled in.",
    type: "object",
    required: ["$schema", "version", "exportedAt", "records"],
    properties: {
      $schema: { const: logbookSchemaId },
      version: { const: logbookVersion },
      exportedAt: { type: "string", format: "date-time" },
      records: { type: "array", items: { $ref: "#/$defs/record" } },
    },
    $defs: { record: schemaOfRecord(), participant: getSchema(participantColumns, ["user"]) },
  };
}

function schemaOfRecord(): Schema {
  const { properties, required } = getSchema(logbookColumns, optionalParts);
  const participants = { type: "array", maxItems: maxParticipants, items: { $ref: "#/$defs/participant" } };
  return {
    type: "object",
    required: [...required, "participants"],
    properties: { ...properties, participants },
  };
}

function getSchema(columns: readonly LogbookColumn[], optional: readonly string[]): ObjectSchema {
  const schema = emptyObject(false);
  for (const column of columns) {
    const names = column.heading.split(".");
    const last = names.pop() ?? "";
    let part = schema;
    let path = "";
    for (const name of names) {
      path = path === "" ? name : `${path}.${name}`;
      const inner = part.properties[name] ?? emptyObject(optional.includes(path));
      addProperty(part, name, inner);
      part = inner as ObjectSchema;
    }
    addProperty(part, last, schemaOfValue(column));
  }
  return schema;
}

function emptyObject(isNullable: boolean): ObjectSchema {
  return { type: isNullable ? ["object", "null"] : "object", properties: {}, required: [] };
}

function addProperty({ properties, required }: ObjectSchema, name: string, schema: Schema): void {
  if (!required.includes(name)) required.push(name);
  properties[name] = schema;
}

const types = {
  text: { type: "string" },
  integer: { type: "integer" },
  number: { type: "number" },
  yesNo: { type: "boolean" },
  day: { type: "string", format: "date" },
  instant: { type: "string", format: "date-time" },
} as const satisfies { readonly [Kind in LogbookColumn["kind"]]: Schema };

function schemaOfValue({ kind, options, isRequired }: LogbookColumn): Schema {
  const schema = types[kind];
  if (options !== undefined) return { enum: isRequired ? options : [...options, null] };
  if (!isRequired) return { ...schema, type: [schema.type, "null"] };
  return kind === "text" ? { ...schema, minLength: 1 } : schema;
}
