import type { NormalizationSelection } from "relay-runtime";
import { expect, test } from "vitest";
import { findHalfReadLists } from "./half-read/half-read.ts";
import { fetched, mounted, type Operation, operations, optionalIn } from "./half-read/operations.ts";

// The Relay store keeps each record once, and every page reads it there. A poll, a mutation or another page that requests a
// list again may store a record that another tab has created, with only the fields that it requests itself. A page that shows
// the list and reads more fields would then find `undefined` where its types promise a value. Therefore every operation that
// writes a list must request all fields that a page reads of it: by a shared fragment (`ownVouchers_query`), or by a query
// whose records belong to no list of a page (`useEventsPollQuery`).

const all = operations();

test("no operation writes a record with fewer fields than a page reads", () => {
  const pages = all.filter(({ name }) => mounted().has(name));
  expect(pages.length).toBeGreaterThan(25);
  expect(findHalfReadLists(all, pages)).toEqual([]);
});

test("every query is known as one held by a component or fetched otherwise", () => {
  const queries = all.filter(({ isMutation }) => !isMutation).map(({ name }) => name);
  const known = new Set([...mounted(), ...fetched()]);
  expect(queries.filter((name) => !known.has(name))).toEqual([]);
});

test("a query that is used by both a page and an export is checked", () => {
  const both = [...fetched()].filter((name) => mounted().has(name));
  expect(both.length).toBeGreaterThan(1);
  const known = new Set(all.map(({ name }) => name));
  expect(both.filter((name) => !known.has(name))).toEqual([]);
});

const scalar = (name: string): NormalizationSelection => ({
  kind: "ScalarField",
  name,
  args: null,
  storageKey: null,
});
type Given = {
  readonly type?: string;
  readonly args?: Readonly<Record<string, number | string>>;
  readonly plural?: boolean;
};
/** A field with these arguments. A value that begins with `$` is a variable. */
const link = (
  name: string,
  selections: readonly NormalizationSelection[],
  { type = "Voucher", args = {}, plural = true }: Given = {},
): NormalizationSelection => ({
  kind: "LinkedField",
  name,
  plural,
  selections,
  concreteType: type,
  args: Object.entries(args).map(([key, value]) =>
    typeof value === "string"
      ? { kind: "Variable", name: key, variableName: value.slice(1) }
      : { kind: "Literal", name: key, value },
  ),
  storageKey: null,
});
const operation = (name: string, ...selections: NormalizationSelection[]): Operation => ({
  name,
  isMutation: name.endsWith("Mutation"),
  optional: new Set(["maybe"]),
  selections,
});
const [id, name] = [scalar("id"), scalar("name")];
const page = operation("Page", link("vouchers", [id, name]));

test("a poll that requests fewer fields of a page's list is found", () => {
  expect(findHalfReadLists([operation("Poll", link("vouchers", [id]))], [page])).toEqual([
    "Poll writes vouchers (Voucher) without name, which Page reads",
  ]);
  expect(
    findHalfReadLists([operation("Poll", link("vouchers", [id, name, scalar("code")]))], [page]),
  ).toEqual([]);
});

test("lists with different arguments are different, if the arguments can never be equal", () => {
  const asked = (args: Record<string, number | string>) => link("vouchers", [id], { args });
  const four = operation("Page", link("vouchers", [id, name], { args: { limit: 4 } }));
  expect(findHalfReadLists([operation("Poll", asked({ limit: 20 }))], [four])).toEqual([]);
  expect(findHalfReadLists([operation("Poll", asked({ limit: "$limit" }))], [four])).toHaveLength(1);
  expect(findHalfReadLists([operation("Poll", asked({ limit: "$limit" }))], [page])).toEqual([]);
  expect(findHalfReadLists([operation("Poll", asked({ limit: "$maybe" }))], [page])).toHaveLength(1);
});

test("a half-read record is reported whichever of the query's paths leads to it", () => {
  const machine = (...fields: NormalizationSelection[]) =>
    link("vm", [id, ...fields], { type: "VM", plural: false });
  const shown = operation("Page", link("vouchers", [id, machine(scalar("url"))]));
  const poll = operation("Poll", link("running", [id, machine()]));
  expect(findHalfReadLists([poll], [shown])).toEqual(["Poll writes vm (VM) without url, which Page reads"]);
});

test("records without a key are distinguished by the path to them", () => {
  const modules = (...fields: NormalizationSelection[]) => link("modules", fields, { type: "Module" });
  const shown = operation("Page", link("vouchers", [id, modules(name, scalar("cases"))]));
  expect(findHalfReadLists([operation("Poll", link("others", [id, modules(name)]))], [shown])).toHaveLength(
    1,
  );
  expect(findHalfReadLists([operation("Poll", link("others", [modules(name)]))], [shown])).toEqual([]);
});

test("a list without the key of its records is found", () => {
  expect(findHalfReadLists([operation("Poll", link("vouchers", [name]))], [page])).toHaveLength(1);
});

test("a list returned by a mutation can replace that of the page", () => {
  const left = link("leave", [link("vouchers", [id])], { type: "Payload", plural: false });
  expect(findHalfReadLists([operation("LeaveMutation", left)], [page])).toHaveLength(1);
  expect(findHalfReadLists([operation("Leave", left)], [page])).toEqual([]);
});

test("a single record of the same key is complete, and one of another argument may be any record", () => {
  const asked = (key: string, ...fields: NormalizationSelection[]) =>
    link("activity", [id, ...fields], { type: "Activity", args: { [key]: "$key" }, plural: false });
  expect(
    findHalfReadLists([operation("Latest", asked("id"))], [operation("Page", asked("id", name))]),
  ).toEqual([]);
  expect(
    findHalfReadLists([operation("Latest", asked("of"))], [operation("Page", asked("of", name))]),
  ).toHaveLength(1);
});

test("optional variables are read from the operation", () => {
  expect(optionalIn("query A($a: Int!, $b: [ID!], $c: S = x, $d: [ID!]!) { x(a: $a) }")).toEqual(
    new Set(["b", "c"]),
  );
  expect(optionalIn("{ x }")).toEqual(new Set());
});
