import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { FieldTable } from "@cathedra/domain/fields";
import { recordFields } from "@cathedra/domain/logbook";
import { buildASTSchema, type GraphQLInputObjectType, type GraphQLObjectType, parse } from "graphql";
import { expect, test } from "vitest";
import { contractType, plainOf } from "./contract-lines.ts";
import { followingTexts } from "./described-fields.ts";

const getText = (path: string) => readFileSync(resolve(import.meta.dirname, "../..", path), "utf8");
const [contract, ...selections] = followingTexts;

test.each(followingTexts)(
  "$path contains every described field (otherwise: npm run generate)",
  ({ path, follow }) => {
    const text = getText(path);
    expect(follow(text)).toBe(text);
  },
);

/** A field that no one has named yet. */
const planted: FieldTable = {
  ...recordFields,
  laterality: {
    kind: "choice",
    section: "clinicalData",
    label: "Side",
    options: { left: "Left", right: "Right", both: "Both" },
    shownBy: [{ field: "success", is: [true, false] }],
  },
};

test("a new field is added to the contract with its description and to every selection", () => {
  if (contract === undefined) throw new Error("nothing follows the description");
  const sdl = getText(contract.path);
  const added = contract
    .follow(sdl, planted)
    .split("\n")
    .filter((line) => !sdl.split("\n").includes(line));
  expect(added).toEqual([
    '  """Side: `left`, `right` or `both`."""',
    "  laterality: String",
    '  """Side: `left`, `right` or `both`. Only where `success` is `true` or `false`."""',
    "  laterality: String",
  ]);
  expect(selections).toHaveLength(3);
  for (const { path, follow } of selections) {
    const text = getText(path);
    expect(text).not.toMatch(/^\s+laterality$/mu);
    expect(follow(text, planted)).toMatch(/^\s+laterality$/mu);
    expect(follow(follow(text, planted))).toBe(text);
  }
});

const schema = buildASTSchema(parse(getText("packages/graphql-schema/schema.graphql")));
const record = (schema.getType("Activity") as GraphQLObjectType).getFields();
const input = (schema.getType("ActivityInput") as GraphQLInputObjectType).getFields();

test.each(plainOf(recordFields))("the contract contains %s as described", (name, field) => {
  expect(String(record[name]?.type)).toBe(`${contractType(field)}${field.required ? "!" : ""}`);
  expect(String(input[name]?.type)).toBe(contractType(field));
});

test("the contract's input contains only described fields and those about the save itself", () => {
  const ofTheSave = ["id", "clientKey", "modifiedAt", "isCompleteAsIs", "draft", "groupId", "type"];
  expect(Object.keys(input).toSorted()).toEqual([...ofTheSave, ...Object.keys(recordFields)].toSorted());
});
