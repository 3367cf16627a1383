import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  type ParseOptions,
  parse,
  separateOperations,
  specifiedRules,
  validate,
} from "graphql";
import { brokenLimits, limits } from "./document-limits.ts";
import { missingRoots } from "./fit-schema.ts";
import { lru } from "./lru.ts";
import { computeWeight } from "./weights.ts";

/** A document of exactly one operation that fits the schema. The same request gets the same object. */
export type PreparedDocument = {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** The operation's name, used in measurements. */
  readonly name: string;
  readonly isPersisted: boolean;
  /** The weight of the operation: about how many SQL statements it sends. */
  readonly statements: number;
};

/** A request that cannot be executed, with every reason: no `data` entry in the response. */
export class RequestErrors extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super("The GraphQL request cannot be executed");
    this.name = "RequestErrors";
    this.errors = errors;
  }
}

export type DocumentsOptions = {
  readonly schema: GraphQLSchema;
  readonly allowIntrospection: boolean;
};

export type Documents = {
  /** Prepares a free text, within the limits. */
  prepareText(query: string, operationName: string | undefined): PreparedDocument;
  /** Prepares a persisted operation, which is trusted and therefore exempt from the limits. */
  preparePersisted(id: string, text: string): PreparedDocument;
};

const rememberedTexts = 500;
const maxRefusalLength = 10_000;

/** Parses and validates documents. A recently used text costs one look-up. */
export function documents({ schema, allowIntrospection }: DocumentsOptions): Documents {
  const texts = lru<PreparedDocument | RequestErrors>(rememberedTexts);
  const persisted = new Map<string, PreparedDocument>();
  const freeTextRules = allowIntrospection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];

  function check(document: DocumentNode, rules: typeof specifiedRules): void {
    const missing = missingRoots(schema, document.definitions);
    const problems = missing.length > 0 ? missing : validate(schema, document, rules, { maxErrors: 20 });
    if (problems.length > 0) throw new RequestErrors(problems);
  }

  /** The cheapest checks come first: the text's limits, and then validation against the schema. */
  function prepareNew(query: string, operationName: string | undefined): PreparedDocument {
    const document = parsed(query, { maxTokens: limits.tokens });
    const broken = brokenLimits(document);
    if (broken.length > 0) throw new RequestErrors(broken);
    check(document, freeTextRules);
    const one = chosen(parse(query, { noLocation: true }), operationName);
    const { statements } = computeWeight(one.document, one.operation);
    return { ...one, name: "(free text)", isPersisted: false, statements };
  }

  return {
    prepareText(query, operationName) {
      const key = `${operationName ?? ""}\n${query}`;
      const known = texts.get(key);
      if (known instanceof RequestErrors) throw known;
      if (known !== undefined) return known;
      try {
        const prepared = prepareNew(query, operationName);
        texts.set(key, prepared);
        return prepared;
      } catch (error) {
        // Remembers the error of an invalid request, so that repeating the request costs nothing.
        if (error instanceof RequestErrors && key.length <= maxRefusalLength) texts.set(key, error);
        throw error;
      }
    },
    preparePersisted(id, text) {
      const known = persisted.get(id);
      if (known !== undefined) return known;
      const whole = parsed(text, { noLocation: true });
      check(whole, specifiedRules);
      const one = chosen(whole, undefined);
      const name = one.operation.name?.value ?? id;
      const { statements } = computeWeight(one.document, one.operation);
      const prepared = { ...one, name, isPersisted: true, statements };
      persisted.set(id, prepared);
      return prepared;
    },
  };
}

function parsed(text: string, options: ParseOptions): DocumentNode {
  try {
    return parse(text, options);
  } catch (error) {
    if (error instanceof GraphQLError) throw new RequestErrors([error]);
    throw error;
  }
}

/**
 * Keeps only the named operation and its fragments. Compiled queries are cached by document and not by the operation's name, so a
 * document must not contain a second operation.
 */
function chosen(
  whole: DocumentNode,
  name: string | undefined,
): Pick<PreparedDocument, "document" | "operation"> {
  const operation = getOperationAST(whole, name);
  if (operation == null) {
    const names = whole.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    throw new RequestErrors([new GraphQLError(missingOperation(names.length, name))]);
  }
  const document = separateOperations(whole)[operation.name?.value ?? ""];
  if (document === undefined) throw new Error("the chosen operation is not in its document");
  return { document, operation };
}

function missingOperation(count: number, name: string | undefined): string {
  if (count === 0) return "The document contains no operation.";
  if (name !== undefined) return "The document contains no operation of this name.";
  return "The document contains several operations: `operationName` must name one.";
}
