import { classListLimits } from "@cathedra/domain/groups";
import { maxSavesAtOnce } from "@cathedra/domain/logbook";
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { computeWeight, type OperationWeight } from "./weights.ts";

/** The limits of free GraphQL texts. Persisted operations are part of the build and are not measured. */
export const limits = {
  tokens: 2000,
  depth: 10,
  aliases: 20,
  directives: 9,
  repeats: 20,
  cost: 100_000,
  statements: 25,
  sameField: 5,
  values: 2_000,
} as const;

type Size = {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly repeats: number;
};

const nothing: Size = { depth: 0, aliases: 0, directives: 0, repeats: 0 };

/**
 * Limits on a document's text: nesting, aliases (including `__typename`), directives, and repeated fields, with every fragment
 * counted at each spread. Checked before validation, whose effort grows with these numbers.
 */
export function brokenLimits(document: DocumentNode): readonly GraphQLError[] {
  const size = getSize(document);
  const problems: GraphQLError[] = [];
  if (size.depth > limits.depth) problems.push(refusal("nested levels", limits.depth));
  if (size.aliases > limits.aliases) problems.push(refusal("aliases", limits.aliases));
  if (size.directives > limits.directives) problems.push(refusal("directives", limits.directives));
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) problems.push(...heavy(computeWeight(document, node)));
  }
  if (size.repeats > limits.repeats) problems.push(refusal("repeated fields", limits.repeats));
  return problems;
}

function heavy({ statements, sameField }: OperationWeight): readonly GraphQLError[] {
  if (sameField > limits.sameField) return [refusal("times the same field", limits.sameField)];
  return statements > limits.statements ? [refusal("statements", limits.statements)] : [];
}

/**
 * Mutations that take long lists, with as many values as their longest one has: of a class 2000 people with three facts each, of
 * records 30 participants with six each beside their fields.
 */
const longLists: Readonly<Record<string, number>> = {
  inviteClass: 4 * classListLimits.people + 10,
  saveActivities: maxSavesAtOnce * 300,
};

/** How many values an operation may have in its variables. */
function maxValues({ operation, selectionSet }: OperationDefinitionNode): number {
  if (operation !== "mutation") return limits.values;
  const fields = selectionSet.selections.flatMap((node) =>
    node.kind === Kind.FIELD ? [longLists[node.name.value] ?? 0] : [],
  );
  return Math.max(limits.values, ...fields);
}

/** Refuses requests with so many variable values that validating them would block the process; persisted operations too. */
export function refuseManyValues(
  variables: unknown,
  operation: OperationDefinitionNode,
): readonly GraphQLError[] {
  const most = maxValues(operation);
  const open: unknown[] = [variables];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen > most || open.length > most) return [refusal("values in variables", most)];
    const value = open.pop();
    if (typeof value !== "object" || value === null) continue;
    const inside = Object.values(value);
    if (inside.length > most) return [refusal("values in variables", most)];
    open.push(...inside);
  }
  return [];
}

export function refusal(what: string, most: number): GraphQLError {
  return new GraphQLError(`The operation is too large: at most ${most} ${what} are accepted.`);
}

function getSize(document: DocumentNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<string, Size>();

  /** A fragment that spreads itself is refused by validation; here it only must not loop. */
  function sizeOfFragment(name: string): Size {
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    known.set(name, nothing);
    const fragment = fragments.get(name);
    const size =
      fragment === undefined ? nothing : within(fragment.selectionSet, fragment.directives?.length ?? 0);
    known.set(name, size);
    return size;
  }

  function within(set: SelectionSetNode | undefined, ownDirectives: number): Size {
    let { depth, aliases, directives, repeats } = { ...nothing, directives: ownDirectives };
    const seen = new Set<string>();
    for (const node of set?.selections ?? []) {
      const attached = node.directives?.length ?? 0;
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD ? sizeOfFragment(node.name.value) : within(node.selectionSet, 0);
      const isField = node.kind === Kind.FIELD;
      // Introspection fields do not count, because introspection is deeply nested by nature; where it is disabled, another rule
      // refuses it.
      const level =
        isField && !node.name.value.startsWith("__") ? inner.depth + 1 : isField ? 1 : inner.depth;
      depth = Math.max(depth, level);
      aliases += inner.aliases + (isField && node.alias !== undefined ? 1 : 0);
      directives += inner.directives + attached;
      repeats += inner.repeats + (isField && seen.has(responseName(node)) ? 1 : 0);
      if (isField) seen.add(responseName(node));
    }
    return { depth, aliases, directives, repeats };
  }

  return document.definitions.reduce<Size>((whole, node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return whole;
    const size = within(node.selectionSet, node.directives?.length ?? 0);
    return {
      depth: Math.max(whole.depth, size.depth),
      aliases: whole.aliases + size.aliases,
      directives: whole.directives + size.directives,
      repeats: whole.repeats + size.repeats,
    };
  }, nothing);
}

function responseName({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}
