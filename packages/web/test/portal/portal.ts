import { type AppErrorCode, type AppErrorFacts, appErrorText } from "@cathedra/domain/messages";
import { GraphQLError } from "graphql";
import { type Answers, answerQuery, operationName } from "./answer-query.ts";

/** The API's refusal of a field, in its own words. */
export function refusal<Code extends AppErrorCode>(
  code: Code,
  ...facts: Record<never, never> extends AppErrorFacts[Code]
    ? [Record<string, unknown>?]
    : [AppErrorFacts[Code]]
): GraphQLError {
  const message = appErrorText(code, ...(facts as never));
  return new GraphQLError(message, { extensions: { ...facts[0], code, requestId: "request-1" } });
}

/** An answer that the test sends at a moment of its choice. */
export function later<T>() {
  let settle: { readonly resolve: (value: T) => void; readonly reject: (error: unknown) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: (value: T) => settle?.resolve(value),
    reject: (error: unknown) => settle?.reject(error),
  };
}

type Asked = { readonly name: string; readonly variables: Readonly<Record<string, unknown>> };
type RestAnswer = (request: Request) => Response | Promise<Response>;

const config = {
  identity: {
    issuer: "https://id.example",
    clientId: "cathedra-web",
    audience: "cathedra-api",
    accountPasswordUrl: "https://id.example/password",
  },
  product: { title: "Cathedra", copyright: "© Cathedra", contactEmail: "legal@cathedra.example" },
  administration: { ml2Url: "https://ml2.example/" },
  cookies: { serviceTag: "service_tag", clientVersion: "client_version" },
};

/** The portal behind a page: answers its requests in place of `fetch`, until it is away or the session is over. */
export function createPortal(initial: Answers) {
  let answers = initial;
  let state: "answering" | "failing" | "offline" | "unavailable" | "session over" | "no access" = "answering";
  const rest = new Map<string, RestAnswer>();
  const asked: Asked[] = [];
  const faults: GraphQLError[] = [];
  const lost = new Set<string>();

  async function answerGraphQL(request: Request): Promise<Response> {
    const { id, variables } = await request.json();
    const name = operationName(id);
    asked.push({ name, variables });
    if (lost.has(name)) throw new TypeError("Failed to fetch");
    const { data = null, errors } = await answerQuery(id, variables, answers);
    faults.push(...(errors ?? []).filter(({ extensions }) => extensions.code === undefined));
    return Response.json({ data, ...(errors && { errors }) });
  }

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.origin), init);
    const { pathname } = new URL(request.url);
    if (state === "offline") throw new TypeError("Failed to fetch");
    if (state === "unavailable") return new Response("", { status: 503 });
    if (pathname === "/config.json") return Response.json(config);
    if (state === "session over")
      return Response.json({ error: { code: "UNAUTHENTICATED", message: "" } }, { status: 401 });
    if (state === "failing") {
      const error = { code: "INTERNAL", message: appErrorText("INTERNAL"), requestId: "request-1" };
      return Response.json({ error }, { status: 500 });
    }
    if (state === "no access") return Response.json({ data: null, errors: [refusal("ACCOUNT_DEACTIVATED")] });
    if (pathname === "/api/graphql") return answerGraphQL(request);
    if (pathname === "/readyz") return new Response("");
    const answer = rest.get(`${request.method} ${pathname}`);
    return answer === undefined ? new Response("", { status: 404 }) : answer(request);
  }

  return {
    fetch,
    /** The operations that the page has sent, in their order. */
    asked,
    /** Violations of the contract in the test's answers. */
    faults,
    /** How often an operation was sent. */
    count: (name: string) => asked.filter((each) => each.name === name).length,
    /** Answers these fields otherwise from now on. */
    answer: (more: Answers): void => {
      answers = { ...answers, ...more };
    },
    /** The answers to an operation are lost, or no longer. */
    lose: (operation: string, isLost = true): void => {
      if (isLost) lost.add(operation);
      else lost.delete(operation);
    },
    /** Answers a REST call, such as `GET /api/files`. */
    answerRest: (call: string, answer: RestAnswer): void => void rest.set(call, answer),
    /** The portal's state from now on: whether it answers, and whether the session is valid. */
    become: (next: typeof state): void => {
      state = next;
    },
  };
}

export type Portal = ReturnType<typeof createPortal>;
