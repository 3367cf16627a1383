import { expect, test } from "vitest";
import { plainJson, responseJson, responseType } from "./media-type.ts";

test.each([
  [undefined, plainJson],
  ["", plainJson],
  ["*/*", plainJson],
  ["application/json", plainJson],
  ["application/graphql-response+json", responseJson],
  ["application/graphql-response+json, application/json;q=0.9", responseJson],
  ["application/json, application/graphql-response+json", responseJson],
  ["application/json, application/graphql-response+json;q=0.5", plainJson],
  ["application/graphql-response+json;q=0", plainJson],
  ["APPLICATION/GraphQL-Response+JSON; charset=utf-8; q=0.8", responseJson],
  ["text/html", plainJson],
  ["application/graphql-response+json;q=nonsense", plainJson],
])("the accept header %j is answered with %s", (accept, type) => {
  expect(responseType(accept)).toBe(type);
});
