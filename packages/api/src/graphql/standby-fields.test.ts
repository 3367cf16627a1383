import { type DocumentNode, getOperationAST, parse } from "graphql";
import { expect, test } from "vitest";
import { mayReadStandby, standbyFields } from "./standby-fields.ts";

const may = (text: string): boolean => {
  const document: DocumentNode = parse(text);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("no operation");
  return mayReadStandby(document, operation);
};

test.each([
  "{ activities { totalCount } }",
  "query Page { ...Viewer vistActivities { totalCount } } fragment Viewer on Query { user { id } inbox { unseen } }",
  "{ mine: activities { totalCount } __typename }",
])("an operation may be read on a standby: %s", (text) => expect(may(text)).toBe(true));

test.each([
  "mutation { saveActivity { activities { totalCount } } }",
  // A single field that needs the primary sends the whole operation there.
  "{ activities { totalCount } getVmAssignedToMe { id } }",
  "{ activity(id: 1) { id } }",
  "{ user { id } inbox { unseen } }",
])("an operation is read on the primary: %s", (text) => expect(may(text)).toBe(false));

test("the allowed fields contain nothing that spends, promises or decides anything", () => {
  const strict = /voucher|quota|event|vm|machine|room|session|draft|invite|code$|link|operation|customer/i;
  expect([...standbyFields].filter((field) => strict.test(field))).toEqual([]);
});
