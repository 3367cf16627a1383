import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** The names of an operation's root fields, including those in fragments, without repetition. */
export function rootFields(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): readonly string[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  /** The requested fields by their response names (aliases). */
  const fieldNames = new Map<string, string>();
  const spread = new Set<string>();

  function add(set: SelectionSetNode): void {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) fieldNames.set((node.alias ?? node.name).value, node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT) add(node.selectionSet);
      else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        const fragment = fragments.get(node.name.value);
        if (fragment !== undefined) add(fragment.selectionSet);
      }
    }
  }

  add(selectionSet);
  return [...fieldNames.values()];
}
