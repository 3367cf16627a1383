import { agentRoutes, maxAgentBodyBytes, reportRoute, signatureHeaders } from "@cathedra/domain/cloud";
import {
  agentState,
  instant,
  key,
  role,
  signedHeaders,
  text,
  uuid,
  version,
} from "./agent-message-schemas.ts";
import { reportSchema } from "./report-schema.ts";

const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});

const name = text(300);
const caseExercise = object({
  id: { type: "integer", minimum: 1 },
  code: key,
  moduleCode: key,
  moduleVersion: key,
});
const offered = object({ moduleId: key, moduleName: name, caseId: key, caseName: name });
const offeredCase = {
  ...offered,
  properties: {
    ...offered.properties,
    exercise: {
      oneOf: [caseExercise, { type: "null" }],
      description:
        "What a run of the case is a result of, and delivered to; absent or null: nothing is measured.",
    },
  },
};

/** The schemas of messages that the portal sends to an agent, and of the agent's answers. */
export const agentSchemas = {
  AgentState: {
    ...agentState,
    description: "What the machine's simulator does; every answer of an agent is one.",
  },
  AgentHealth: object({
    version,
    machineId: uuid,
    bootId: { ...uuid, description: "Another one after every start of the agent's process." },
    simulator: object({
      name: text(100),
      version: text(100),
    }),
  }),
  StartRequest: object({
    version,
    sessionId: uuid,
    moduleId: key,
    caseId: key,
    cases: {
      type: "array",
      minItems: 1,
      maxItems: 500,
      items: offeredCase,
      description: "What a proctor can change to; the first of all is the one that starts.",
    },
  }),
  EndRequest: object({ version, sessionId: uuid }),
  CaseRequest: object({ version, sessionId: uuid, moduleId: key, caseId: key }),
  SetEndRequest: object({
    version,
    sessionId: uuid,
    endsAt: { ...instant, description: "When the session ends; people are told 300 seconds before." },
  }),
  RolesRequest: object({
    version,
    sessionId: uuid,
    at: {
      ...instant,
      description: "Tokens that were made before that say nothing of these people any longer.",
    },
    roles: {
      type: "array",
      minItems: 1,
      maxItems: 500,
      items: object({
        id: key,
        role: {
          oneOf: [role, { type: "null" }],
          description: "What they are in the room from now on; null: they are out.",
        },
      }),
    },
  }),
  AgentReport: reportSchema.body,
  ReportReceipt: reportSchema.response[200],
} as const;

type SchemaName = keyof typeof agentSchemas;

const json = (schema: SchemaName) => ({
  "application/json": { schema: { $ref: `#/components/schemas/${schema}` } },
});

const headers = Object.keys(signedHeaders.properties).map((header) => ({
  $ref: `#/components/parameters/${header}`,
}));

const state = (description: string) => ({
  description,
  headers: { [signatureHeaders.signature]: { $ref: "#/components/headers/signature" } },
  content: json("AgentState"),
});

type Words = {
  readonly summary: string;
  readonly takes?: SchemaName;
  readonly answers?: SchemaName;
  readonly refusals?: Readonly<Record<number, string>>;
};

const routes: Readonly<Record<keyof typeof agentRoutes, Words>> = {
  health: { summary: "The agent runs, whatever its simulator does", answers: "AgentHealth" },
  state: { summary: "What the simulator does" },
  start: {
    summary: "Start a session with a case; asked again for the same session, it goes on",
    takes: "StartRequest",
    refusals: { 409: "Another session is there." },
  },
  end: { summary: "End a session; one that is not there has ended", takes: "EndRequest" },
  changeCase: {
    summary: "Change the case of the session that runs",
    takes: "CaseRequest",
    refusals: { 409: "The session does not run.", 422: "The simulator does not have the case." },
  },
  setEnd: {
    summary: "Move the end of the session that runs",
    takes: "SetEndRequest",
    refusals: { 409: "The session does not run." },
  },
  setRoles: {
    summary: "Change what people are in the room of the session that runs, or put them out of it",
    takes: "RolesRequest",
    refusals: { 409: "The session does not run." },
  },
};

function describeOperation({ summary, takes, answers = "AgentState", refusals = {} }: Words) {
  return {
    summary,
    parameters: headers,
    ...(takes === undefined ? {} : { requestBody: { required: true, content: json(takes) } }),
    responses: {
      200: { ...state("Done, or as it was."), content: json(answers) },
      ...Object.fromEntries(Object.entries(refusals).map(([status, why]) => [status, state(why)])),
      400: { description: "The body is no such request." },
      401: { description: "The signature does not fit, is too old, or was used before." },
    },
  };
}

/** The OpenAPI 3.1 document of the protocol between portal and agents, in both directions. */
export function agentDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: "Cathedra, agents of machines",
      version: "1",
      description:
        "What the agent of a machine serves under the machine's address, and as a webhook what it sends to the portal. " +
        "Every request may be repeated. Every request carries four headers; its signature is `v1=` and the HMAC-SHA256, in " +
        "lower-case hex, by the machine's key, of these lines, joined by newlines: `cathedra-agent-v1`, method, path, machine, time, nonce, and " +
        "the SHA-256 of the body. An answer carries the signature of `cathedra-agent-v1-answer`, nonce, status and the " +
        `SHA-256 of its body. A request counts for 60 seconds and once. No body is longer than ${maxAgentBodyBytes} bytes.`,
    },
    servers: [{ url: "{machine}", variables: { machine: { default: "https://machine.sim.example" } } }],
    paths: Object.fromEntries(
      Object.entries(agentRoutes).map(([route, { method, path }]) => [
        path,
        { [method.toLowerCase()]: describeOperation(routes[route as keyof typeof agentRoutes]) },
      ]),
    ),
    webhooks: {
      report: {
        post: {
          summary: reportSchema.summary,
          description: `To ${reportRoute.path} of the portal. ${reportSchema.description}`,
          parameters: headers,
          requestBody: { required: true, content: json("AgentReport") },
          responses: {
            200: {
              description: "What is stored of the session's events; signed as the agent's answers are.",
              content: json("ReportReceipt"),
            },
            400: { description: "The body is no report of this machine." },
            401: { description: "The signature does not fit, is too old, or was used before." },
            404: { description: "The machine is not of the fleet." },
          },
        },
      },
    },
    components: {
      schemas: agentSchemas,
      headers: { signature: { schema: signedHeaders.properties[signatureHeaders.signature] } },
      parameters: Object.fromEntries(
        Object.entries(signedHeaders.properties).map(([header, schema]) => [
          header,
          { name: header, in: "header", required: true, schema },
        ]),
      ),
    },
  };
}
