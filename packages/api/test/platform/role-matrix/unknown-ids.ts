import { randomUUID } from "node:crypto";
import { parse, print, type ValueNode, visit } from "graphql";

type Variables = Readonly<Record<string, unknown>>;

const namesOne = /^(id|into|mergeInto)$|Id$|_id$/;

const namesMany = /^ids$|Ids$/;

const missingNumber = 2_000_000_000;

const elsewhere = (value: unknown): unknown => (typeof value === "number" ? missingNumber : randomUUID());

/** The same call with every id replaced by an unknown one; undefined if the call has no ids. */
export function ofUnknownIds(
  query: string,
  variables: Variables,
): { readonly query: string; readonly variables: Variables } | undefined {
  let replaced = 0;
  const changed = (value: unknown, name: string): unknown => {
    const isId =
      namesOne.test(name) && (typeof value === "string" || typeof value === "number") && value !== "";
    if (isId) {
      replaced += 1;
      return elsewhere(value);
    }
    if (Array.isArray(value)) return value.map((each) => changed(each, namesMany.test(name) ? "id" : ""));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, key)]));
  };
  const literal = (name: string, value: ValueNode): ValueNode => {
    const isId = namesOne.test(name) && (value.kind === "IntValue" || value.kind === "StringValue");
    if (!isId) return value;
    replaced += 1;
    return { ...value, value: String(elsewhere(value.kind === "IntValue" ? 0 : "")) };
  };
  const document = visit(parse(query), {
    Argument: (node) => ({ ...node, value: literal(node.name.value, node.value) }),
    ObjectField: (node) => ({ ...node, value: literal(node.name.value, node.value) }),
  });
  const asked = { query: print(document), variables: changed(variables, "") as Variables };
  return replaced === 0 ? undefined : asked;
}
