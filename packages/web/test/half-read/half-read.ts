import type { NormalizationArgument, NormalizationLinkedField, NormalizationSelection } from "relay-runtime";
import { dataId } from "../../src/relay/data-id.ts";
import type { Operation } from "./operations.ts";

type Selections = readonly NormalizationSelection[];
type Field = Extract<NormalizationSelection, { kind: "ScalarField" | "LinkedField" }>;

/** A field of an operation that leads from one record of the store to others. */
type Link = {
  readonly of: Operation;
  /** The record to which the field belongs: its type or, for records without identity, the path to it. */
  readonly from: readonly Step[];
  readonly field: NormalizationLinkedField;
};
type Step = { readonly name: string; readonly args: Arguments };
type Arguments = readonly NormalizationArgument[];

/**
 * With the same arguments these fields return the same record for as long as a page is open. For each field, the argument
 * that is the record's own key; null: there is one record in a session.
 */
const makeKey: Readonly<Record<string, string | null>> = {
  user: null,
  activity: "id",
  course: "courseId",
  customer: "customerId",
  getCustomerGroup: "customerGroupId",
  getCloudModulesResourceAccessVoucherAsAdmin: "voucherId",
  getEventResourceAccessVoucherAsAdmin: "voucherId",
  talentBranch: "branchId",
};

/**
 * Finds half-read records: a link that both operations have, under which the writer selects less than the reader. Through
 * such a link an answer to the writer can bring a new record, and the reader's components find fields without a value,
 * whatever their types say. One line for each missing field.
 */
export function findHalfReadLists(
  writers: readonly Operation[],
  readers: readonly Operation[],
): readonly string[] {
  const found = new Set<string>();
  const read = readers.flatMap(getLinks);
  for (const written of writers.flatMap(getLinks)) {
    if (bringsNothingNew(written)) continue;
    for (const link of read) {
      if (!isSameLink(written, link)) continue;
      for (const gap of gaps(written, link)) {
        found.add(`${written.of.name} writes ${gap}, which ${link.of.name} reads`);
      }
    }
  }
  return [...found].sort();
}

function getLinks(of: Operation): readonly Link[] {
  const walk = (selections: Selections, from: readonly Step[]): Link[] =>
    selections
      .flatMap(getFields)
      .filter((field) => field.kind === "LinkedField")
      .flatMap((field) => {
        const next = isEntity(field) ? [{ name: getType(field), args: [] }] : [...from, getStep(field)];
        return [{ of, from, field }, ...walk(field.selections, next)];
      });
  // An updater may put a list that a mutation brought in the place of the page's own list of that name.
  const brought = of.isMutation
    ? of.selections.flatMap(getFields).filter((field) => field.kind === "LinkedField")
    : [];
  return [of.selections, ...brought.map(({ selections }) => selections)].flatMap((roots) => walk(roots, []));
}

/** The one record of a key, or an object that only holds the parts of an answer together: what it holds is judged itself. */
function bringsNothingNew({ from, field }: Link): boolean {
  if (from.length > 0 || field.plural) return false;
  if (!isEntity(field)) return true;
  const key = makeKey[field.name];
  return key === null || (field.args ?? []).some(({ name }) => name === key);
}

/** The store finds it by its own key, wherever it was reached. */
function isEntity(field: NormalizationLinkedField): boolean {
  const scalars = field.selections.flatMap(getFields).filter(({ kind }) => kind === "ScalarField");
  return dataId(Object.fromEntries(scalars.map(({ name }) => [name, "1"])), getType(field)) !== undefined;
}

function isSameLink(a: Link, b: Link): boolean {
  return (
    a.from.length === b.from.length &&
    a.from.every((step, index) => isSameKey(a.of, step, b.of, b.from[index] ?? { name: "", args: [] })) &&
    isSameKey(a.of, getStep(a.field), b.of, getStep(b.field))
  );
}

/**
 * The fields that `read` selects and `written` leaves out, at every depth: a record without identity has no link of its own.
 */
function gaps(written: Link, read: Link): readonly string[] {
  const missing: string[] = [];
  const compare = (has: NormalizationLinkedField, wants: NormalizationLinkedField) => {
    for (const want of wants.selections.flatMap(getFields)) {
      const same = has.selections
        .flatMap(getFields)
        .find((field) => isSameKey(written.of, getStep(field), read.of, getStep(want)));
      if (same === undefined) missing.push(`${has.name} (${getType(has)}) without ${want.name}`);
      else if (same.kind === "LinkedField" && want.kind === "LinkedField") compare(same, want);
    }
  };
  compare(written.field, read.field);
  return missing;
}

/** Whether two fields can have one key in the store: what is a variable may have any value that its type admits. */
function isSameKey(ofA: Operation, a: Step, ofB: Operation, b: Step): boolean {
  if (a.name !== b.name) return false;
  const names = new Set([...a.args, ...b.args].map(({ name }) => name));
  return [...names].every((name) => {
    const [x, y] = [a.args.find((each) => each.name === name), b.args.find((each) => each.name === name)];
    if (x === undefined) return canBeAbsent(ofB, y);
    if (y === undefined) return canBeAbsent(ofA, x);
    if (x.kind !== "Literal" || y.kind !== "Literal") return true;
    return JSON.stringify(x.value) === JSON.stringify(y.value);
  });
}

function canBeAbsent({ optional }: Operation, argument: NormalizationArgument | undefined): boolean {
  return argument?.kind === "Variable" && optional.has(argument.variableName);
}

function getStep({ name, args }: Field): Step {
  return { name, args: args ?? [] };
}

function getType({ concreteType, name }: NormalizationLinkedField): string {
  if (concreteType == null)
    throw new Error(`${name} has no type of its own: teach this check abstract types first`);
  return concreteType;
}

/** A conditionally included field counts as included. */
function getFields(selection: NormalizationSelection): readonly Field[] {
  return selection.kind === "Condition" ? selection.selections.flatMap(getFields) : [getField(selection)];
}

function getField(selection: NormalizationSelection): Field {
  if (selection.kind === "ScalarField" || selection.kind === "LinkedField") return selection;
  throw new Error(`teach this check what ${selection.kind} does to the store first`);
}
