import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** The part of GraphQL's `info` that tells which fields are requested. */
export type Selected = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

/**
 * The fields that an operation requests below the resolved field, as paths of schema names (`hospital`, `attending.firstName`),
 * ignoring aliases. Fields with `@skip` and `@include` count as requested. `beneath` is the starting point: `["activities"]`
 * for the fields of each record of a page.
 */
export function requestedFields(info: Selected, beneath: readonly string[] = []): ReadonlySet<string> {
  const prefix = beneath.join(".");
  const ofNodes = known.get(info.fieldNodes) ?? new Map<string, ReadonlySet<string>>();
  known.set(info.fieldNodes, ofNodes);
  const fields = ofNodes.get(prefix) ?? collected(info, beneath);
  ofNodes.set(prefix, fields);
  return fields;
}

/** The requested fields by field nodes, which are the same objects at every execution of a compiled operation. */
const known = new WeakMap<Selected["fieldNodes"], Map<string, ReadonlySet<string>>>();

function collected(info: Selected, beneath: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const node of info.fieldNodes) collect(node.selectionSet, "", found, info.fragments);
  const prefix = beneath.map((name) => `${name}.`).join("");
  if (prefix === "") return found;
  return new Set(
    [...found].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
  );
}

function collect(
  selections: SelectionSetNode | undefined,
  prefix: string,
  found: Set<string>,
  fragments: Selected["fragments"],
): void {
  for (const selection of selections?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      const path = prefix + getName(selection);
      found.add(path);
      collect(selection.selectionSet, `${path}.`, found, fragments);
    } else {
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      collect(inner?.selectionSet, prefix, found, fragments);
    }
  }
}

const getName = (field: FieldNode): string => field.name.value;
