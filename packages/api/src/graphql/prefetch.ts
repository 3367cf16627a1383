import {
  coerceInputValue,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";
import { type RawBuilder, sql } from "kysely";
import type { SignedInPerson } from "../auth/signed-in-person.ts";
import { positionNow } from "../db/read-replicas.ts";
import type { PreparedDocument } from "./document-cache.ts";
import type { Selected } from "./requested-fields.ts";
import { mayReadStandby } from "./standby-fields.ts";
import { factKeys, type WrittenAnswers, type WrittenStatement } from "./written-answers.ts";

/** The SQL that is added to the caller's own statement: a JSON object by query field. */
export type PrefetchQuery = {
  readonly json: RawBuilder<unknown> | undefined;
  /** Whether it is specific to this person and request, so that other callers cannot be read in the same statement. */
  readonly isOwn: boolean;
  /** The arguments for which each field was read, as its resolver would compute them. */
  readonly keys: Readonly<Record<string, string>>;
  /** The answers that the database writes in the same statement. */
  readonly written?: WrittenStatement;
};

/** Decides what to prefetch for the person expected from the last call; undefined if the token was not seen before. */
export type PrefetchFor = (expected: SignedInPerson | undefined) => PrefetchQuery;

export const nothingPrefetched: PrefetchQuery = { json: undefined, isOwn: false, keys: {} };

/** The arguments of a field before its caller is known. */
export type PrefetchRequest<Args> = {
  readonly args: Args;
  readonly selected: Selected;
  /** The caller as of the last request. The resolver checks their current rights. */
  readonly expected: SignedInPerson;
};

/** A field as JSON, with a key of everything that it depends on: the resolver uses the result if its own key is equal. */
export type OwnPrefetch = { readonly json: RawBuilder<unknown>; readonly key: string };

/**
 * For each query field, how to read it together with its caller: JSON from the row `person` of `app_user`, with the same SQL
 * for everyone; or one that depends on the arguments. Undefined if it is not worth it. A list that is empty for most people may
 * be only whether the person has any, so that its resolver takes no statement for them.
 */
export type PrefetchFields = Readonly<
  Record<string, RawBuilder<unknown> | ((question: PrefetchRequest<never>) => OwnPrefetch | undefined)>
>;

/** A root field that an operation requests once and without a condition. */
type RequestedField = {
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly selected: Selected;
};

type Part = RawBuilder<unknown>;
type Plan = {
  readonly sharedParts: readonly Part[];
  readonly shared: PrefetchQuery;
  readonly own: readonly RequestedField[];
  /** Whether the database may write answers: every field that depends on its arguments is then among them. */
  readonly isWritten: boolean;
};

type Prepared = Pick<PreparedDocument, "document" | "operation" | "isPersisted">;
type Variables = Readonly<Record<string, unknown>> | null | undefined;

/** The log position when the caller was read; only for operations that may use a standby. */
export const positionKey = "position of the database";

/**
 * Decides which fields of an operation are read in the caller's own statement. With standbys, for operations that may use one:
 * only fields with the same SQL for everyone, and the log position, so that the primary does not read the lists.
 */
export function createPrefetcher(
  schema: GraphQLSchema,
  fields: PrefetchFields,
  written: WrittenAnswers,
  hasStandbys = false,
): (prepared: Prepared, variables: Variables) => PrefetchFor {
  const plans = new WeakMap<OperationDefinitionNode, Plan>();

  function getPlan(prepared: Prepared): Plan {
    const known = plans.get(prepared.operation);
    if (known !== undefined) return known;
    const rootFields = prepared.operation.operation === "query" ? requestedRootFields(schema, prepared) : [];
    const goesOn = hasStandbys && mayReadStandby(prepared.document, prepared.operation);
    const own = goesOn ? [] : rootFields.filter(({ name }) => typeof fields[`Query.${name}`] === "function");
    const everybodys = rootFields.flatMap(({ name }) => {
      const field = fields[`Query.${name}`];
      return field === undefined || typeof field === "function" ? [] : [getPart(name, field)];
    });
    const sharedParts = goesOn ? [...everybodys, getPart(positionKey, positionNow)] : everybodys;
    // Must be the same object on each call: callers with the same object can be read in one statement.
    const json = sharedParts.length === 0 ? undefined : objectOf(sharedParts);
    const writes = written.getPlan(prepared)?.fields ?? [];
    // A free text is sent once or seldom: building and naming its own statement would cost more than it saves.
    const isPossible = prepared.isPersisted && !goesOn;
    const isWritten = isPossible && writes.length > 0 && own.every(({ name }) => writes.includes(name));
    const plan = { sharedParts, shared: { ...nothingPrefetched, json }, own, isWritten };
    plans.set(prepared.operation, plan);
    return plan;
  }

  return (prepared, variables) => {
    const { sharedParts, shared, own, isWritten } = getPlan(prepared);
    return (expected) => {
      if (expected === undefined) return shared;
      const statement = isWritten ? written.statementFor(prepared, variables, expected) : undefined;
      if (statement !== undefined)
        return { ...shared, isOwn: true, keys: factKeys(statement), written: statement };
      if (own.length === 0) return shared;
      const read = own.flatMap((requested) => {
        const answer = ownAnswer(fields, requested, variables, expected);
        return answer === undefined ? [] : [{ name: requested.name, ...answer }];
      });
      if (read.length === 0) return shared;
      const json = objectOf([...sharedParts, ...read.map((each) => getPart(each.name, each.json))]);
      return { json, isOwn: true, keys: Object.fromEntries(read.map(({ name, key }) => [name, key])) };
    };
  };
}

const getPart = (name: string, json: RawBuilder<unknown>): Part => sql`${sql.lit(name)}, ${json}`;

const objectOf = (parts: readonly Part[]): RawBuilder<unknown> => sql`json_build_object(${sql.join(parts)})`;

function ownAnswer(
  fields: PrefetchFields,
  { name, field, selected }: RequestedField,
  variables: Variables,
  expected: SignedInPerson,
): OwnPrefetch | undefined {
  const read = fields[`Query.${name}`];
  if (typeof read !== "function") return undefined;
  const args = getArguments(field, selected, variables);
  // The arguments fit the schema, of which the module knows the types.
  return args === undefined ? undefined : read({ args: args as never, selected, expected });
}

/** The arguments as the resolver will get them; undefined when they are invalid: the execution reports that. */
function getArguments(
  field: GraphQLField<unknown, unknown>,
  { fieldNodes }: Selected,
  variables: Variables,
): Record<string, unknown> | undefined {
  let fits = true;
  const found: Record<string, unknown> = {};
  for (const { name, value } of fieldNodes[0]?.arguments ?? []) {
    const type = field.args.find((each) => each.name === name.value)?.type;
    const given: unknown = valueFromASTUntyped(value, variables);
    if (type === undefined) return undefined;
    if (given === undefined) continue;
    found[name.value] = coerceInputValue(given, type, () => {
      fits = false;
    });
  }
  return fits ? found : undefined;
}

/** The root fields that are requested under one name and without `@skip` or `@include`, each with its whole selection. */
function requestedRootFields(
  schema: GraphQLSchema,
  { document, operation }: Prepared,
): readonly RequestedField[] {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  }
  const nodes: FieldNode[] = [];
  const conditional = new Set<string>();

  function collect({ selections }: SelectionSetNode, isCertain: boolean): void {
    for (const node of selections) {
      const isSure = isCertain && (node.directives ?? []).length === 0;
      if (node.kind === Kind.FIELD) {
        if (!isSure) conditional.add(node.name.value);
        nodes.push(node);
      } else {
        const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
        if (inner !== undefined) collect(inner.selectionSet, isSure);
      }
    }
  }

  collect(operation.selectionSet, true);
  const byName = new Map<string, FieldNode[]>();
  for (const node of nodes) byName.set(node.name.value, [...(byName.get(node.name.value) ?? []), node]);
  const root = schema.getQueryType()?.getFields() ?? {};
  return [...byName].flatMap(([name, fieldNodes]) => {
    const field = root[name];
    const names = new Set(fieldNodes.map(({ alias }) => alias?.value ?? name));
    if (field === undefined || names.size > 1 || conditional.has(name)) return [];
    return [{ name, field, selected: { fieldNodes, fragments } }];
  });
}
