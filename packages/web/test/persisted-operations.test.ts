import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";

const web = path.join(import.meta.dirname, "..");
const generated = path.join(web, "src/__generated__");
const persisted: Record<string, string> = JSON.parse(
  readFileSync(path.join(web, "persisted-operations.json"), "utf8"),
);

const getId = (file: string) =>
  /@relayRequestID (\w+)/.exec(readFileSync(path.join(generated, file), "utf8"))?.[1] ?? "";
const operations = readdirSync(generated).filter((file) => getId(file) !== "");
const pages = operations.filter((file) => file.endsWith("$parameters.ts"));

// Ids of earlier builds may stay in the file, because a page that is open during a deployment continues to send them.
test("every operation that the web client sends is in the file that the API accepts", () => {
  expect(operations.length).toBeGreaterThan(pages.length);
  for (const file of operations) expect(persisted, file).toHaveProperty(getId(file));
});

test.each(pages)(
  "the query of the page %s includes the person for the top bar, so that one request suffices",
  (file) => {
    expect(persisted[getId(file)]).toContain("viewerCanResetCourseProgress");
  },
);

test("exactly the operations that are no longer sent are listed as old (else: npm run generate)", () => {
  const old: Record<string, string> = JSON.parse(readFileSync(path.join(web, "old-operations.json"), "utf8"));
  const sent = new Set(operations.map(getId));
  expect(Object.keys(old).toSorted()).toEqual(
    Object.keys(persisted)
      .filter((id) => !sent.has(id))
      .toSorted(),
  );
});

test("every operation in the file is valid in the schema, or the API would not start (else: npm run generate)", () => {
  const schema = buildSchema(readFileSync(path.join(web, "../graphql-schema/schema.graphql"), "utf8"));
  const wrong = Object.entries(persisted).flatMap(([id, text]) =>
    validate(schema, parse(text)).map(({ message }) => `${id}: ${message}`),
  );
  expect(Object.keys(persisted).length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
