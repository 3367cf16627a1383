import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from "graphql";
import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { SignedInPerson } from "../auth/signed-in-person.ts";
import type { Fragments } from "./object-json.ts";
import type { Selected } from "./requested-fields.ts";

type Sql = RawBuilder<unknown>;
type Variables = Readonly<Record<string, unknown>> | null | undefined;
type Prepared = { readonly document: DocumentNode; readonly operation: OperationDefinitionNode };

/** A query field with its arguments, for the person expected from the last call. */
export type WrittenRequest<Args> = {
  readonly args: Args;
  /** The fields that the database writes as JSON. */
  readonly selected: Selected;
  /** The fields that are executed beside it, as their resolver will see them; undefined if there are none. */
  readonly rest: Selected | undefined;
  /** The answer is only used if the caller who is read is equal to this person, so that policies on it hold. */
  readonly expected: SignedInPerson;
};

/** How the database writes the answer of a query field. */
export type WrittenRead<Facts = unknown> = {
  /** Equal for requests with the same SQL apart from `values`, so that it is built once. */
  readonly form: string;
  /** The values of the parameters that `statement` was built with. */
  readonly values: Readonly<Record<string, unknown>>;
  /**
   * A statement of at most one row with the columns `answer`, which is JSON in the contract's names, and `facts`, which is JSON
   * for `isAllowed`. Undefined if a requested field has no SQL.
   */
  readonly statement: () => Sql | undefined;
  /** Whether the caller may have the answer; the ordinary execution refuses otherwise. */
  readonly isAllowed: (caller: SignedInPerson, facts: Facts) => boolean;
  /** The key for which the resolver of the rest takes the facts as prefetched. */
  readonly restKey?: string | undefined;
};

/** How the database answers a query field in the contract's form. */
export type WrittenField = {
  /** Undefined for requests that it cannot answer. */
  readonly read: (request: WrittenRequest<never>) => WrittenRead<never> | undefined;
  /** Fields of the object that loaders or texts answer: they are executed, and follow what the database wrote. */
  readonly executed?: readonly string[];
};

/** The query fields that the database can answer. */
export type WrittenFields = Readonly<Record<string, WrittenField>>;

/** A value of a statement that is only known when it is sent. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for the value of this name while a statement is built; only passed on into SQL. */
export function parameter<Value>(name: string): Value {
  return new Parameter(name) as Value;
}

/** The caller's statement with what is to be written beside it. */
export type WrittenStatement = {
  /** Joins for the caller's statement, which has the person as `person`. */
  readonly joins: Sql;
  /** Their columns, after the caller's own. */
  readonly columns: Sql;
  /** The compiled statements by the form of the reads. */
  readonly compiled: { query?: CompiledQuery<unknown> };
  readonly expected: SignedInPerson;
  /** The parameters with the values of this request. */
  readonly bind: (parameters: readonly unknown[], keycloakId: string) => readonly unknown[];
  readonly reads: readonly WrittenRead[];
  /** The names of the query fields, in the order of the reads. */
  readonly fields: readonly string[];
};

/** The fields that an operation leaves to the ordinary execution, and the order of the whole answer. */
export type WrittenPlan = {
  /** The query fields that the database writes. */
  readonly fields: readonly string[];
  /** The names under which all root fields are answered. */
  readonly keys: readonly string[];
  /** The names of those that the database writes, in the order of the reads. */
  readonly written: readonly string[];
  /** The operation without what is written; undefined if nothing is left. */
  readonly rest: DocumentNode | undefined;
};

type RootField = {
  readonly key: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly selected: Selected;
};

/** A root field that is written, with what is executed beside it. */
type WrittenRoot = RootField & { readonly rest: Selected | undefined };

type Planned = {
  readonly plan: WrittenPlan;
  readonly fields: readonly WrittenRoot[];
  readonly statements: Map<string, Built>;
};

type Built = Pick<WrittenStatement, "joins" | "columns" | "compiled"> | "none";

const maxForms = 500;

export type WrittenAnswers = {
  readonly getPlan: (prepared: Prepared) => WrittenPlan | undefined;
  /** The statement for the person expected from the last call; undefined if the ordinary execution has to answer. */
  readonly statementFor: (
    prepared: Prepared,
    variables: Variables,
    expected: SignedInPerson,
  ) => WrittenStatement | undefined;
};

/**
 * Decides which root fields of a query the database writes itself. Each field that `written` has and the operation requests once
 * and without a condition is written; the others are executed.
 */
export function createWrittenAnswers(schema: GraphQLSchema, written: WrittenFields): WrittenAnswers {
  const plans = new WeakMap<OperationDefinitionNode, Planned | "none">();

  function getPlan(prepared: Prepared): Planned | "none" {
    const known = plans.get(prepared.operation);
    if (known !== undefined) return known;
    const made = planned(schema, written, prepared) ?? "none";
    plans.set(prepared.operation, made);
    return made;
  }

  return {
    getPlan: (prepared) => {
      const made = getPlan(prepared);
      return made === "none" ? undefined : made.plan;
    },
    statementFor: (prepared, variables, expected) => {
      const made = getPlan(prepared);
      if (made === "none") return undefined;
      const reads = getReads(schema, written, made, prepared.operation, variables, expected);
      if (reads === undefined) return undefined;
      const built = getBuilt(made.statements, reads);
      const { fields } = made.plan;
      return built === "none" ? undefined : { ...built, expected, reads, fields, bind: binder(reads) };
    },
  };
}

function getBuilt(statements: Map<string, Built>, reads: readonly WrittenRead[]): Built {
  const form = reads.map((read) => read.form).join("\n");
  const known = statements.get(form);
  if (known !== undefined) return known;
  const made = build(reads);
  if (statements.size < maxForms) statements.set(form, made);
  return made;
}

function build(reads: readonly WrittenRead[]): Built {
  const [joins, columns]: [Sql[], Sql[]] = [[], []];
  for (const [n, read] of reads.entries()) {
    const statement = read.statement();
    if (statement === undefined) return "none";
    const name = sql.id(`written_${n}`);
    joins.push(sql`left join lateral (${statement}) ${name} on true`);
    columns.push(
      sql`${name}.answer::text as ${sql.id(`answer_${n}`)}, ${name}.facts as ${sql.id(`facts_${n}`)}`,
    );
  }
  return { joins: sql.join(joins, sql` `), columns: sql.join(columns), compiled: {} };
}

const binder =
  (reads: readonly WrittenRead[]): WrittenStatement["bind"] =>
  (parameters, keycloakId) =>
    parameters.map((value) => {
      if (!(value instanceof Parameter)) return value;
      if (value.name === callerParameter) return keycloakId;
      // Reads of one operation share the names of values that they have in common, which are equal.
      return reads.find(({ values }) => value.name in values)?.values[value.name];
    });

/** The name of the parameter with the caller's subject. */
export const callerParameter = "caller";

function planned(schema: GraphQLSchema, written: WrittenFields, prepared: Prepared): Planned | undefined {
  if (prepared.operation.operation !== "query") return undefined;
  const roots = rootFields(schema, prepared);
  if (roots === undefined) return undefined;
  const fields = roots.flatMap((root) => writtenRoot(written, root) ?? []);
  const keys = fields.map(({ key }) => key);
  // Two reads of one field would share the names of their parameters.
  if (fields.length === 0 || new Set(fields.map(({ field }) => field.name)).size < fields.length)
    return undefined;
  const left = [
    ...roots.filter(({ key }) => !keys.includes(key)),
    ...fields.flatMap(({ rest }) => (rest === undefined ? [] : [{ selected: rest }])),
  ];
  return {
    plan: {
      fields: fields.map(({ field }) => field.name),
      keys: roots.map(({ key }) => key),
      written: keys,
      rest: left.length === 0 ? undefined : getRest(prepared, left),
    },
    fields,
    statements: new Map(),
  };
}

/** What of a root field is written and what is executed; undefined if the database writes nothing of it. */
function writtenRoot(written: WrittenFields, root: RootField): WrittenRoot | undefined {
  const { field, selected } = root;
  const described = written[`Query.${field.name}`];
  if (described === undefined) return undefined;
  const { executed = [] } = described;
  const { fieldNodes, fragments } = selected;
  const [node] = fieldNodes;
  const type = getNamedType(field.type).name;
  const all = fieldNodes.flatMap(({ selectionSet }) => flattened(selectionSet, fragments, type));
  const isExecuted = (selection: SelectionNode) =>
    selection.kind === Kind.FIELD && executed.includes(selection.name.value) && isCertain(selection);
  if (node === undefined || !all.some(isExecuted)) return { ...root, rest: undefined };
  const part = (selections: readonly SelectionNode[]): Selected => ({
    fieldNodes: [{ ...node, selectionSet: { kind: Kind.SELECTION_SET, selections } }],
    fragments,
  });
  const others = all.filter((selection) => !isExecuted(selection));
  if (others.length === 0) return undefined;
  return { ...root, selected: part(others), rest: part(all.filter(isExecuted)) };
}

const isCertain = ({ directives = [] }: SelectionNode): boolean => directives.length === 0;

/** The selections of an object of this type without the fragments around them, except conditional ones and those of other types. */
function flattened(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  type: string,
): readonly SelectionNode[] {
  return (set?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
    const isOfType = (inner?.typeCondition?.name.value ?? type) === type;
    return isOfType && isCertain(node) ? flattened(inner?.selectionSet, fragments, type) : [node];
  });
}

/** The root fields by the name of their answer; undefined if one has a condition, or is none of the schema's. */
function rootFields(
  schema: GraphQLSchema,
  { document, operation }: Prepared,
): readonly RootField[] | undefined {
  const fragments: Fragments = Object.fromEntries(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
  const byKey = new Map<string, FieldNode[]>();
  let isPlain = true;

  function collect({ selections }: SelectionSetNode): void {
    for (const node of selections) {
      if ((node.directives ?? []).length > 0) isPlain = false;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        byKey.set(key, [...(byKey.get(key) ?? []), node]);
      } else {
        const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
        if (inner !== undefined) collect(inner.selectionSet);
      }
    }
  }

  collect(operation.selectionSet);
  const root = schema.getQueryType()?.getFields() ?? {};
  const fields = [...byKey].flatMap(([key, fieldNodes]): RootField[] => {
    const field = root[fieldNodes[0]?.name.value ?? ""];
    return field === undefined ? [] : [{ key, field, selected: { fieldNodes, fragments } }];
  });
  return isPlain && fields.length === byKey.size ? fields : undefined;
}

/** The operation with these root fields only, with the variables and fragments that they use. */
function getRest(
  { document, operation }: Prepared,
  left: readonly Pick<RootField, "selected">[],
): DocumentNode {
  const selections = left.flatMap(({ selected }) => selected.fieldNodes);
  const whole: OperationDefinitionNode = {
    ...operation,
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  };
  const used = new Set<string>();
  const spread = new Set<string>();
  const lookAt = (node: SelectionSetNode): void => {
    visit(node, {
      Variable: ({ name }) => {
        used.add(name.value);
      },
      FragmentSpread: ({ name }) => {
        if (spread.has(name.value)) return;
        spread.add(name.value);
        for (const each of document.definitions)
          if (each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name.value)
            lookAt(each.selectionSet);
      },
    });
  };
  lookAt(whole.selectionSet);
  const definitions = document.definitions.filter(
    (node) => node.kind === Kind.FRAGMENT_DEFINITION && spread.has(node.name.value),
  );
  const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    used.has(variable.name.value),
  );
  return { ...document, definitions: [{ ...whole, variableDefinitions }, ...definitions] };
}

/** How each field is read; undefined if arguments are invalid, which the execution reports, or a field cannot be written. */
function getReads(
  schema: GraphQLSchema,
  written: WrittenFields,
  { fields }: Planned,
  operation: OperationDefinitionNode,
  variables: Variables,
  expected: SignedInPerson,
): readonly WrittenRead[] | undefined {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  if (coerced === undefined) return undefined;
  const reads: WrittenRead[] = [];
  for (const { field, selected, rest } of fields) {
    const args = getArguments(field, selected, coerced);
    // The arguments fit the schema, of which the module knows the types.
    const read =
      args && written[`Query.${field.name}`]?.read({ args: args as never, selected, rest, expected });
    if (read === undefined) return undefined;
    reads.push(read as WrittenRead);
  }
  return reads;
}

function getArguments(
  field: GraphQLField<unknown, unknown>,
  { fieldNodes: [node] }: Selected,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  try {
    return node && getArgumentValues(field, node, variables);
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** A row of the caller's statement with the columns of a `WrittenStatement`. */
export type WrittenRow = Readonly<Record<string, unknown>>;

/**
 * The written answers, if all of them are the caller's to have. `caller` is the person who was read: what was asked for the
 * expected one is theirs only if nothing about them has changed, so that they are the same object.
 */
export function writtenTexts(
  { expected, reads }: WrittenStatement,
  row: WrittenRow,
  caller: SignedInPerson,
): readonly string[] | undefined {
  if (expected !== caller) return undefined;
  const texts: string[] = [];
  for (const [n, read] of reads.entries()) {
    const text = row[`answer_${n}`];
    if (typeof text !== "string" || !read.isAllowed(caller, row[`facts_${n}`])) return undefined;
    texts.push(text);
  }
  return texts;
}

/** The keys of the facts that the resolvers of what is executed beside them take as prefetched, by field. */
export function factKeys({ fields, reads }: WrittenStatement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    reads.flatMap(({ restKey }, n) => (restKey === undefined ? [] : [[fields[n] ?? "", restKey]])),
  );
}

/** The facts of `factKeys`, by field. */
export function readFacts(
  { fields, reads }: WrittenStatement,
  row: WrittenRow,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    reads.flatMap(({ restKey }, n) => (restKey === undefined ? [] : [[fields[n] ?? "", row[`facts_${n}`]]])),
  );
}
