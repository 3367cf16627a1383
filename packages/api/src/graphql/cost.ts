import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";
import { limits } from "./document-limits.ts";

type Variables = Readonly<Record<string, unknown>>;

/** The lengths of lists without a `limit`, by `Type.field`; for a page, its length without one. */
export type ListSizes = Readonly<Record<string, number>>;

/**
 * Lengths of lists for the cost: of a page without `limit`, of a list of unknown length, and the maximum that a `limit` counts.
 */
export const defaultPage = 25;
export const defaultList = 20;
const maxPageSize = 1000;

/**
 * The number of objects that an operation may make the server build: one for each object field and fragment, times the length
 * of every list around it. The length is the nearest `limit` argument, the known length of the list, or an assumption. Counting
 * stops beyond the limit. The document must be valid.
 */
export function computeCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  listSizes: ListSizes,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  let total = 0;

  function add(
    set: SelectionSetNode,
    parent: GraphQLObjectType,
    times: number,
    page: number | undefined,
  ): void {
    for (const node of set.selections) {
      if (total > limits.cost) return;
      if (node.kind === Kind.FIELD) addField(node, parent, times, page);
      else if (node.kind === Kind.INLINE_FRAGMENT) add(node.selectionSet, parent, times, page);
      else addFragment(fragments.get(node.name.value), parent, times, page);
    }
  }

  function addFragment(
    fragment: FragmentDefinitionNode | undefined,
    parent: GraphQLObjectType,
    times: number,
    page: number | undefined,
  ): void {
    // Each spread of a fragment is counted too, so that fragments that spread others repeatedly reach the limit instead of making
    // this loop endless.
    total += 1;
    if (fragment !== undefined) add(fragment.selectionSet, parent, times, page);
  }

  function addField(
    node: FieldNode,
    parent: GraphQLObjectType,
    times: number,
    page: number | undefined,
  ): void {
    const field = parent.getFields()[node.name.value];
    const type = field && getNamedType(field.type);
    if (node.selectionSet === undefined || field === undefined || !isObjectType(type)) return;
    const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
    const ownPage = getLimit(node, variables);
    const known = listSizes[`${parent.name}.${field.name}`];
    const count = isList ? (ownPage ?? page ?? known ?? defaultList) : 1;
    total += times * count;
    const takesPage = field.args.length > 0 ? (ownPage ?? known ?? defaultPage) : page;
    add(node.selectionSet, type, times * count, isList ? undefined : takesPage);
  }

  const root = operation.operation === "mutation" ? schema.getMutationType() : schema.getQueryType();
  if (root != null) add(operation.selectionSet, root, 1, undefined);
  return total;
}

/** The `limit` among a field's arguments, one level into its input objects: `activities(searchParams: { limit })`. */
function getLimit(node: FieldNode, variables: Variables): number | undefined {
  for (const { name, value } of node.arguments ?? []) {
    const given = valueFromASTUntyped(value, { ...variables });
    const limit = name.value === "limit" ? given : getProperty(given, "limit");
    if (typeof limit === "number") return Math.min(Math.max(limit, 1), maxPageSize);
  }
  return undefined;
}

function getProperty(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
