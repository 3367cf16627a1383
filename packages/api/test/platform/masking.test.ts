import type { GraphQLFieldResolver } from "graphql";
import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { appError, invalidInput } from "../../src/errors.ts";
import { testApp } from "../support/app.ts";
import { openBeforeAll } from "../support/open-before-all.ts";

const api = openBeforeAll(() =>
  testApp({
    extend: (app) => {
      app.get("/api/broken", { config: { access: "public" } }, async () =>
        api.database.pool.query("select 1 from no_such_table"),
      );
      app.get("/api/refused", { config: { access: "public" } }, async () => {
        throw invalidInput([{ path: "hospital", code: "REQUIRED", message: "Required" }]);
      });
    },
  }),
);

/** Runs `{ user { email } }` with a resolver that fails. */
async function failingWith(resolve: GraphQLFieldResolver<unknown, unknown>) {
  const field = api.app.graphql.schema.getQueryType()?.getFields().user;
  if (field === undefined) throw new Error("the schema has no user");
  field.resolve = resolve;
  // Each query has a unique text, since compiled queries remember the resolver.
  const query = `# ${Math.random()}\n{ user { email } }`;
  const answers = [];
  for (let round = 0; round < 3; round += 1) answers.push(await api.graphql({ query }));
  return answers;
}

test("an unexpected error is masked, without message, stack, SQL or internal path", async () => {
  const causes = [
    new Error("secret of /srv/portal/src/x.ts"),
    new GraphQLError("secret in GraphQL's own error", { extensions: { code: "LEAK", sql: "select 1" } }),
    Object.assign(new Error('duplicate key "secret"'), {
      code: "23505",
      severity: "ERROR",
      detail: "secret",
    }),
    { not: "an error, but a secret" },
  ];
  for (const cause of causes) {
    for (const answer of await failingWith(() => Promise.reject(cause))) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(/secret|select|23505|LEAK/);
      expect(answer.json()).toEqual({
        data: { user: null },
        errors: [
          {
            message: "Something went wrong. Please try again later.",
            path: ["user"],
            extensions: { code: "INTERNAL", requestId: answer.headers["x-request-id"] },
          },
        ],
      });
    }
  }
});

test("a known refusal is returned with its code, text and facts (X93)", async () => {
  const refusal = appError("NOT_FOUND", "Specified record does not exist or is unavailable");
  for (const answer of await failingWith(() => Promise.reject(refusal))) {
    expect(answer.json().errors[0]).toMatchObject({
      message: "Specified record does not exist or is unavailable",
      path: ["user"],
      extensions: { code: "NOT_FOUND", requestId: answer.headers["x-request-id"] },
    });
  }
});

test("REST uses the same error model", async () => {
  const broken = await api.app.inject("/api/broken");
  expect(broken.statusCode).toBe(500);
  expect(broken.json()).toEqual({
    error: {
      code: "INTERNAL",
      message: "Something went wrong. Please try again later.",
      requestId: broken.headers["x-request-id"],
    },
  });
  const refused = await api.app.inject("/api/refused");
  expect(refused.statusCode).toBe(422);
  expect(refused.json().error).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ path: "hospital", code: "REQUIRED", message: "Required" }],
  });
  const unknown = await api.app.inject("/api/nothing");
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, "NOT_FOUND"]);
});
