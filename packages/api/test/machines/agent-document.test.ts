import { readFileSync } from "node:fs";
import {
  agentRoutes,
  readAgentHealth,
  readAgentReport,
  readAgentState,
  readCaseRequest,
  readEndRequest,
  readReportReceipt,
  readRolesRequest,
  readSetEndRequest,
  readStartRequest,
} from "@cathedra/domain/cloud";
import fastify from "fastify";
import { expect, test } from "vitest";
import { agentDocument, agentSchemas } from "../../src/modules/machines/agent/agent-document.ts";

const id = "4ec04d00-0000-4000-8000-00000000f0e1";
const version = 1;
const carotid = { moduleId: "carotid-stenting", caseId: "carotid-stenting-01" };
const state = { version, machineId: id };
const running = {
  ...state,
  phase: "running",
  sessionId: id,
  ...carotid,
  endsAt: 5,
  users: [{ id: "maya", inControl: true, role: "proctor" }],
};
const event = { seq: 1, at: 5, kind: "joined", userId: "maya" };
const report = { version, bootId: id, state: running, sessionId: id, events: [event] };

const messages: Readonly<
  Record<keyof typeof agentSchemas, { read: (input: unknown) => unknown; samples: readonly object[] }>
> = {
  AgentState: {
    read: readAgentState,
    samples: [
      { ...state, phase: "ready" },
      { ...state, phase: "starting", sessionId: id, step: "module" },
      running,
      { ...running, endsAt: null, users: [] },
      { ...state, phase: "ending", sessionId: id },
      { ...state, phase: "failed", sessionId: id, why: "no licence" },
    ],
  },
  AgentHealth: {
    read: readAgentHealth,
    samples: [{ version, machineId: id, bootId: id, simulator: { name: "Vessels", version: "1.0" } }],
  },
  StartRequest: {
    read: readStartRequest,
    samples: [
      {
        version,
        sessionId: id,
        ...carotid,
        cases: [{ ...carotid, moduleName: "Carotid", caseName: "First" }],
      },
      {
        version,
        sessionId: id,
        ...carotid,
        cases: [
          null,
          { id: 501, code: "carotid-stenting-01", moduleCode: "carotid-stenting", moduleVersion: "2.1" },
        ].map((exercise) => ({ ...carotid, moduleName: "Carotid", caseName: "First", exercise })),
      },
    ],
  },
  EndRequest: { read: readEndRequest, samples: [{ version, sessionId: id }] },
  CaseRequest: { read: readCaseRequest, samples: [{ version, sessionId: id, ...carotid }] },
  SetEndRequest: { read: readSetEndRequest, samples: [{ version, sessionId: id, endsAt: 5 }] },
  RolesRequest: {
    read: readRolesRequest,
    samples: [
      {
        version,
        sessionId: id,
        at: 5,
        roles: [
          { id: "maya", role: "participant" },
          { id: "priya", role: null },
        ],
      },
    ],
  },
  AgentReport: {
    read: readAgentReport,
    samples: [
      report,
      { ...report, sessionId: null, events: [] },
      { ...report, events: [{ ...event, kind: "case_changed", userId: null, ...carotid }] },
    ],
  },
  ReportReceipt: { read: readReportReceipt, samples: [{ version, acknowledged: 3 }] },
};

/** Variants of the message with a missing or invalid field, which schema and parser must both judge equally. */
function variants(sample: object): readonly object[] {
  return Object.keys(sample).flatMap((field) => {
    const { [field as never]: _, ...without } = sample;
    return [without, { ...sample, [field]: null }, { ...sample, [field]: "" }, { ...sample, [field]: -1 }];
  });
}

test("docs/agent-openapi.json matches the protocol (`npm run generate -w @cathedra/api`)", () => {
  const written = readFileSync(new URL("../../../../docs/agent-openapi.json", import.meta.url), "utf8");
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(agentDocument())));
});

test("the document describes every agent route, and all its references resolve", () => {
  const document = JSON.parse(JSON.stringify(agentDocument()));
  expect(Object.keys(document.paths)).toEqual(Object.values(agentRoutes).map(({ path }) => path));
  const references = JSON.stringify(document).match(/#\/components\/[\w/-]+/g) ?? [];
  for (const reference of new Set(references)) {
    const [, , kind = "", name = ""] = reference.split("/");
    expect(document.components[kind], reference).toHaveProperty([name]);
  }
});

test.each(Object.keys(messages) as (keyof typeof agentSchemas)[])(
  "%s: the schema accepts and rejects the same messages as the protocol's parser",
  async (name) => {
    const app = fastify({ ajv: { customOptions: { coerceTypes: false } } });
    app.post("/", { schema: { body: agentSchemas[name] } }, async () => "taken");
    const { read, samples } = messages[name];
    for (const sample of samples) {
      expect(read(sample), JSON.stringify(sample)).toBeDefined();
      for (const message of [sample, ...variants(sample)]) {
        const { statusCode } = await app.inject({ method: "POST", url: "/", payload: message });
        expect(statusCode === 200, JSON.stringify(message)).toBe(read(message) !== undefined);
      }
    }
    await app.close();
  },
);
