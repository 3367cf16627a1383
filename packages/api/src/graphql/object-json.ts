import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from "graphql";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/**
 * How the database writes the objects of a type of the contract: for each field an SQL expression of its value in the contract's
 * form, or the objects of another type. `For` is what an expression may depend on.
 */
export type ObjectJson<For> = {
  readonly type: string;
  readonly fields: Readonly<Record<string, FieldJson<For>>>;
};

export type FieldJson<For> = Sql | ((of: For) => Sql) | ObjectsJson<For>;

/** A field with objects: `around` wraps one object's JSON in what the field is, such as a list. */
export type ObjectsJson<For> = {
  readonly of: ObjectJson<For>;
  readonly around?: (object: Sql, of: For) => Sql;
};

/** Fields whose value is a column, or another fixed SQL expression. */
export const columnFields = <Name extends string>(sqlOf: Readonly<Record<Name, string>>): Record<Name, Sql> =>
  Object.fromEntries(Object.entries<string>(sqlOf).map(([name, text]) => [name, sql.raw(text)])) as Record<
    Name,
    Sql
  >;

/** PostgreSQL's limit of 100 arguments for a function. */
const maxPairs = 50;
/** PostgreSQL's limit for the name of a column. */
const maxNameLength = 63;

/**
 * SQL for the JSON of an object with exactly the requested fields, in the requested order. Undefined if one of them is not
 * described, or is requested conditionally.
 */
export function objectJson<For>(
  object: ObjectJson<For>,
  selections: readonly (SelectionSetNode | undefined)[],
  fragments: Fragments,
  of: For,
): Sql | undefined {
  const byKey = requestedKeys(object.type, selections, fragments);
  if (byKey === undefined) return undefined;
  const pairs: (readonly [key: string, value: Sql])[] = [];
  for (const [key, nodes] of byKey) {
    const value = fieldSql(object, nodes, fragments, of);
    if (value === undefined) return undefined;
    pairs.push([key, value]);
  }
  if (pairs.length <= maxPairs)
    return sql`json_build_object(${sql.join(pairs.map(([key, value]) => sql`${sql.lit(key)}, ${value}`))})`;
  if (pairs.some(([key]) => key.length > maxNameLength)) return undefined;
  const columns = pairs.map(([key, value]) => sql`${value} as ${sql.id(key)}`);
  return sql`(select row_to_json(fields) from (select ${sql.join(columns)}) fields)`;
}

function fieldSql<For>(
  { type, fields }: ObjectJson<For>,
  nodes: readonly FieldNode[],
  fragments: Fragments,
  of: For,
): Sql | undefined {
  const name = nodes[0]?.name.value ?? "";
  if (name === "__typename") return sql.lit(type);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined || nodes.some((node) => (node.arguments ?? []).length > 0)) return undefined;
  if (typeof field === "function") return field(of);
  if (!("of" in field)) return field;
  const inner = objectJson(
    field.of,
    nodes.map(({ selectionSet }) => selectionSet),
    fragments,
    of,
  );
  return inner === undefined || field.around === undefined ? inner : field.around(inner, of);
}

/** The requested fields by the name of their answer, as GraphQL's CollectFields; undefined if one has a condition. */
function requestedKeys(
  type: string,
  selections: readonly (SelectionSetNode | undefined)[],
  fragments: Fragments,
): ReadonlyMap<string, readonly FieldNode[]> | undefined {
  const byKey = new Map<string, FieldNode[]>();
  let isPlain = true;

  function collect(set: SelectionSetNode | undefined): void {
    for (const node of set?.selections ?? []) {
      if ((node.directives ?? []).length > 0) isPlain = false;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        byKey.set(key, [...(byKey.get(key) ?? []), node]);
      } else {
        const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
        if ((inner?.typeCondition?.name.value ?? type) !== type) isPlain = false;
        collect(inner?.selectionSet);
      }
    }
  }

  for (const set of selections) collect(set);
  return isPlain ? byKey : undefined;
}
