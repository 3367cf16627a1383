import { expect, test } from "vitest";
import { setUpTestApp, testApp } from "../support/app.ts";

const persistedOperations = new Map([
  ["whoami", "query WhoAmI { user { keycloak_id } }"],
  ["deep", `query Deep { ${Array.from({ length: 40 }, (_, index) => `a${index}: __typename`).join(" ")} }`],
  ["reset", "mutation Reset { resetAccountProgress { done } }"],
  ["newer", "query Who { user { ...same } }\n\nfragment same on User { keycloak_id email }"],
  ["older", "query Who { user { ...same } }\n\nfragment same on User { keycloak_id }"],
]);

const api = setUpTestApp({ config: { environment: "production", persistedOperations } });

const newer = { accept: "application/graphql-response+json" };
const getMessage = (response: { json: () => { errors: { message: string }[] } }) =>
  response.json().errors[0]?.message;

test("free text and a persisted operation give the same answer (X90)", async () => {
  const token = await api.identity.token({ sub: "kc-1" });
  const free = await api.graphql({ query: "{ user { keycloak_id } }" }, { token });
  const persisted = await api.graphql({ id: "whoami", variables: {} }, { token });
  expect(free.json()).toEqual({ data: { user: { keycloak_id: "kc-1" } } });
  expect(persisted.json()).toEqual(free.json());
  expect(persisted.headers["content-type"]).toBe("application/json; charset=utf-8");
});

test("an unknown id, an id together with a query, and a body without either are refused", async () => {
  for (const body of [{ id: "nobody" }, { id: "whoami", query: "{ __typename }" }, {}, { id: 7 }]) {
    const response = await api.graphql(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].extensions.code).toBe("BAD_REQUEST");
  }
});

test("an operation type that the schema lacks is a bad request, not an internal error", async () => {
  const masked = async () => (await api.app.metrics.maskedErrors.get()).values[0]?.value ?? 0;
  const before = await masked();
  for (const query of ["subscription { x }", "subscription S { x { y } }"]) {
    const response = await api.graphql({ query }, { headers: newer });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      errors: [
        {
          message: "The schema has no operations of the kind `subscription`.",
          extensions: { code: "BAD_REQUEST" },
        },
      ],
    });
    expect(response.json()).not.toHaveProperty("data");
  }
  expect(await masked()).toBe(before);
});

test("an id that is a property of every object is refused", async () => {
  for (const id of ["__proto__", "constructor", "toString"]) {
    expect((await api.graphql({ id })).statusCode).toBe(400);
  }
});

test("exactly the named operation of a document with several runs, every time", async () => {
  const query = "query A { first: __typename } query B { second: __typename }";
  for (let round = 0; round < 4; round += 1) {
    expect((await api.graphql({ query, operationName: "A" })).json()).toEqual({ data: { first: "Query" } });
    expect((await api.graphql({ query, operationName: "B" })).json()).toEqual({ data: { second: "Query" } });
  }
  expect(getMessage(await api.graphql({ query }))).toContain("operationName");
  expect((await api.graphql({ query, operationName: "C" }, { headers: newer })).statusCode).toBe(400);
});

test("GET is refused for queries and mutations, both as text and as persisted operation", async () => {
  const authorization = `Bearer ${await api.identity.token()}`;
  for (const url of [
    "?query=%7B__typename%7D",
    "?id=whoami",
    "?id=reset",
    "?query=mutation%7B__typename%7D",
  ]) {
    const response = await api.app.inject({ url: `/api/graphql${url}`, headers: { authorization } });
    expect([url, response.statusCode, response.headers.allow]).toEqual([url, 405, "POST"]);
    expect(response.json().errors[0].extensions.code).toBe("METHOD_NOT_ALLOWED");
    const head = await api.app.inject({
      method: "HEAD",
      url: `/api/graphql${url}`,
      headers: { authorization },
    });
    expect(head.statusCode).toBe(405);
  }
});

test("a form or a plain text from another site is refused, and so is a batch", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const response = await api.graphql({ query: "{ __typename }" }, { headers: { "content-type": type } });
    expect([type, response.statusCode]).toEqual([type, 415]);
    expect(response.json().errors[0].extensions.code).toBe("UNSUPPORTED_MEDIA_TYPE");
  }
  expect((await api.graphql([{ query: "{ __typename }" }])).statusCode).toBe(400);
});

test("malformed requests get an error with the reason and without a stack", async () => {
  const bodies = [
    '{"query":',
    "[]",
    "null",
    '"text"',
    '{"query":"{"}',
    '{"query":"{ __typename }","variables":[]}',
    "",
  ];
  for (const body of bodies) {
    const response = await api.graphql(body, { headers: newer });
    expect([body, response.statusCode]).toEqual([body, 400]);
    expect(response.json()).not.toHaveProperty("data");
    expect(response.json().errors[0]).toMatchObject({
      message: expect.any(String),
      extensions: { code: "BAD_REQUEST" },
    });
    expect(response.body).not.toMatch(/node_modules|\.ts|at /);
  }
});

test("a body over one megabyte is refused with its own error code", async () => {
  const response = await api.graphql({ query: "{ __typename }", variables: { text: "x".repeat(1_100_000) } });
  expect(response.statusCode).toBe(413);
  expect(response.json().errors[0]).toEqual({
    message: "The request is too large. At most 1 MB are accepted.",
    extensions: { code: "PAYLOAD_TOO_LARGE", maxBytes: 1_048_576, requestId: expect.any(String) },
  });
});

test("introspection and suggestions are off in production", async () => {
  for (const query of ["{ __schema { types { name } } }", '{ __type(name: "User") { name } }']) {
    const response = await api.graphql({ query }, { headers: newer });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('"types"');
  }
  for (const query of ["{ usr { email } }", "{ user { emial } }", "{ user(emailAdress: 1) { email } }"]) {
    const response = await api.graphql({ query }, { headers: newer });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain("Did you mean");
  }
  const variable = {
    query: "query ($r: [GroupRole!]) { customerGroups(roles: $r) { id } }",
    variables: { r: ["admn"] },
  };
  for (let round = 0; round < 3; round += 1) {
    const response = await api.graphql(variable, { headers: newer });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain("GroupRole");
    expect(response.body).not.toContain("Did you mean");
  }
});

test("persisted operations are exempt from the limits", async () => {
  expect((await api.graphql({ id: "deep" })).statusCode).toBe(200);
});

test.each([
  ["a removed field", "{ gone }", 'Cannot query field "gone"'],
  [
    "a removed field in a fragment",
    "query Old { user { ...same } }\n\nfragment same on User { gone }",
    'Cannot query field "gone"',
  ],
  [
    "a variable of another type",
    "query Old($id: String) { administeredPerson(id: $id) { __typename } }",
    "Variable",
  ],
  ["an operation type that the schema lacks", "subscription Old { x }", "no operations of the kind"],
])("in production a persisted operation with %s prevents the start", async (_what, old, message) => {
  const persisted = new Map([...persistedOperations, ["old", old]]);
  const config = { environment: "production", persistedOperations: persisted } as const;
  await expect(testApp({ config })).rejects.toThrow(new RegExp(`old: .*${message}`));
});

test("operations of two web builds may have different fragments with the same name", async () => {
  const token = await api.identity.token({ sub: "kc-1" });
  const answers = await Promise.all(["newer", "older"].map((id) => api.graphql({ id }, { token })));
  expect(answers.map((answer) => Object.keys(answer.json().data.user))).toEqual([
    ["keycloak_id", "email"],
    ["keycloak_id"],
  ]);
});
