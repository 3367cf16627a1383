import { expect, test } from "vitest";
import { setUpTestApp } from "../support/app.ts";
import { withProcessorMs } from "../support/processor-time.ts";

const api = setUpTestApp();

const headers = { accept: "application/graphql-response+json" };
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(" ");

async function verdict(query: string, variables = {}): Promise<{ status: number; text: string }> {
  const { value, ms } = await withProcessorMs(() => api.graphql({ query, variables }, { headers }));
  expect(ms).toBeLessThan(1000);
  return { status: value.statusCode, text: value.json().errors?.[0]?.message ?? "" };
}

async function expectTooLarge(query: string, what: string, variables = {}): Promise<void> {
  const { status, text } = await verdict(query, variables);
  expect({ status, text }).toEqual({ status: 400, text: expect.stringMatching(what) });
}

test("20 aliases are accepted and 21 are not, including `__typename` and through fragments", async () => {
  expect((await verdict(`{ ${times(20, (i) => `a${i}: __typename`)} }`)).status).toBe(200);
  await expectTooLarge(`{ ${times(21, (i) => `a${i}: __typename`)} }`, "20 aliases");
  const fragment = `fragment F on Query { ${times(11, (i) => `a${i}: __typename`)} }`;
  await expectTooLarge(`{ ...F ...F } ${fragment}`, "20 aliases");
});

test("the same root field is accepted at most 5 times under any alias and inside fragments", async () => {
  const totals = (count: number) => times(count, (i) => `t${i}: logbookTotals { cases }`);
  expect((await verdict(`{ ${totals(5)} }`)).status).toBe(200);
  await expectTooLarge(`{ ${totals(6)} }`, "5 times the same field");
  await expectTooLarge(`{ ${totals(20)} }`, "5 times the same field");
  await expectTooLarge(
    `{ ...F t9: logbookTotals { cases } } fragment F on Query { ${totals(5)} }`,
    "5 times",
  );
  await expectTooLarge(`{ ... on Query { ${totals(3)} } ... { ${totals(6)} } }`, "5 times the same field");
  // Fields that GraphQL merges are counted once.
  expect((await verdict(`{ ${times(7, () => "logbookTotals { cases }")} }`)).status).toBe(200);
});

test("the fields of an operation may cost at most 25 statements", async () => {
  const totals = times(5, (i) => `t${i}: logbookTotals { cases }`);
  const pages = (count: number) => times(count, (i) => `p${i}: activities { totalCount }`);
  expect((await verdict(`{ ${totals} ${pages(2)} }`)).status).toBe(200);
  await expectTooLarge(`{ ${totals} ${pages(3)} }`, "25 statements");
});

test("more than 2000 values in variables are refused before they are processed, in long and in deep lists", async () => {
  const query = "query ($r: [GroupRole!]) { customerGroups(roles: $r) { id } }";
  const values = (count: number, value = "admin") => ({ r: Array.from({ length: count }, () => value) });
  expect((await verdict(query, values(1_900))).text).toBe("");
  await expectTooLarge(query, "2000 values", values(2_100));
  await expectTooLarge(query, "2000 values", values(100_000, "nobody"));
  let deep: unknown = "admin";
  for (let depth = 0; depth < 3_000; depth += 1) deep = [deep];
  await expectTooLarge(query, "2000 values", { r: deep });
});

test("9 directives are accepted and 10 are not", async () => {
  const skips = (count: number) => `{ ok: __typename ${times(count, () => "__typename @skip(if: false)")} }`;
  expect((await verdict(skips(9))).status).toBe(200);
  await expectTooLarge(skips(10), "9 directives");
});

test("10 levels are accepted and 11 are not, also through fragments", async () => {
  const levels = (count: number) => `{ ${"user { ".repeat(count - 1)} email ${"}".repeat(count - 1)} }`;
  await expectTooLarge(levels(11), "10 nested levels");
  expect((await verdict(levels(10))).text).toContain("Cannot query field");
  await expectTooLarge(
    `{ ...F } fragment F on Query { ${"user { ".repeat(10)} email ${"}".repeat(10)} }`,
    "nested levels",
  );
});

test("more than 2000 tokens are refused during parsing", async () => {
  await expectTooLarge(`{ ${times(2500, () => "__typename")} }`, "2000 tokens");
});

test("fragments that spread each other are refused at once", async () => {
  const { status } = await verdict("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }");
  expect(status).toBe(400);
  const doubling = times(60, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`);
  await expectTooLarge(`{ ...F0 } ${doubling} fragment F60 on Query { __typename }`, "100000 objects");
});

test("nested pages are counted with their limits, from the text and from variables", async () => {
  const page = (name: string) =>
    `${name}: activities(searchParams: { limit: 1000 }) { activities { participants { user { email } } attending { id } } }`;
  await expectTooLarge(`{ ${times(3, (i) => page(`p${i}`))} }`, "100000 objects");
  const query = `query ($s: ActivitiesSearchParams) { ${times(3, (i) => page(`p${i}`).replace("{ limit: 1000 }", "$s"))} }`;
  await expectTooLarge(query, "100000 objects", { s: { limit: 1000 } });
});
