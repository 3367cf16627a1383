import {
  type DefinitionNode,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownTypeNamesRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  parse,
  ScalarLeafsRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  validate,
} from "graphql";

/** The rules of GraphQL whose verdict depends on the schema. */
const schemaRules = [
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownTypeNamesRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
];

/** The beginning of a definition in a text that a compiler wrote. */
const beginning = /^(?=(?:query|mutation|subscription|fragment) )/m;

/**
 * Whether the schema has all that these documents name. Hundreds of documents repeat the same fragments: each is parsed once, and
 * checked once together with the documents whose fragments of the same names are the same. `false` does not say which document
 * is wrong, nor that one is.
 */
export function fitSchema(schema: GraphQLSchema, texts: Iterable<string>): boolean {
  try {
    return merged(texts).every(
      (definitions) =>
        missingRoots(schema, definitions).length === 0 &&
        validate(schema, { kind: Kind.DOCUMENT, definitions }, schemaRules).length === 0,
    );
  } catch {
    return false;
  }
}

/**
 * The errors for operations whose kind (such as subscription) the schema lacks; GraphQL's own validation does not report them.
 */
export function missingRoots(
  schema: GraphQLSchema,
  definitions: readonly DefinitionNode[],
): readonly GraphQLError[] {
  return definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && schema.getRootType(node.operation) == null
      ? [new GraphQLError(`The schema has no operations of the kind \`${node.operation}\`.`, { nodes: node })]
      : [],
  );
}

/**
 * The definitions of all documents, each once. Different definitions with the same name are put into separate groups, so that
 * each group is a valid document.
 */
function merged(texts: Iterable<string>): readonly (readonly DefinitionNode[])[] {
  const nodes = new Map<string, DefinitionNode>();
  const getNode = (text: string): DefinitionNode => {
    const known = nodes.get(text);
    if (known !== undefined) return known;
    const [node, ...more] = parse(text, { noLocation: true }).definitions;
    if (node === undefined || more.length > 0) throw new Error("not one definition");
    nodes.set(text, node);
    return node;
  };
  const groups: Map<string, DefinitionNode>[] = [];
  for (const text of texts) {
    const definitions = text.split(beginning).map((part) => getNode(part.trim()));
    const fits = (group: Map<string, DefinitionNode>) =>
      definitions.every((node) => (group.get(getName(node)) ?? node) === node);
    let group = groups.find(fits);
    if (group === undefined) {
      group = new Map();
      groups.push(group);
    }
    for (const node of definitions) group.set(getName(node), node);
  }
  return groups.map((group) => [...group.values()]);
}

function getName(node: DefinitionNode): string {
  return "name" in node && node.name !== undefined ? `${node.kind} ${node.name.value}` : node.kind;
}
