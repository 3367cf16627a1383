import { agentStartSteps, signatureHeaders } from "@cathedra/domain";

const uuid = { type: "string", format: "uuid" } as const;
const instant = { type: "integer", description: "Milliseconds since the epoch." } as const;
const key = { type: "string", minLength: 1, maxLength: 200 } as const;
const version = { const: 1 } as const;

const phase = (name: string, properties: Readonly<Record<string, unknown>> = {}) => ({
  type: "object",
  required: ["version", "machineId", "phase", ...Object.keys(properties)],
  properties: { version, machineId: uuid, phase: { const: name }, ...properties },
});

/** What a machine's simulator does; every answer of an agent is one. */
const agentState = {
  oneOf: [
    phase("ready"),
    phase("starting", { sessionId: uuid, step: { enum: [...agentStartSteps] } }),
    phase("running", {
      sessionId: uuid,
      moduleId: key,
      caseId: key,
      endsAt: { oneOf: [instant, { type: "null" }] },
      users: {
        type: "array",
        maxItems: 500,
        items: {
          type: "object",
          required: ["id", "inControl"],
          properties: { id: key, inControl: { type: "boolean" } },
        },
      },
    }),
    phase("ending", { sessionId: uuid }),
    phase("failed", { sessionId: uuid, why: { type: "string", maxLength: 300 } }),
  ],
} as const;

const roomEvent = {
  type: "object",
  required: ["seq", "at", "kind", "userId"],
  properties: {
    seq: { type: "integer", minimum: 1, description: "Counts within the session." },
    at: instant,
    kind: { enum: ["joined", "left", "control_gained", "control_lost", "case_changed"] },
    userId: { type: ["string", "null"] },
    moduleId: key,
    caseId: key,
  },
} as const;

/** How the documentation describes `POST /api/agent/v1/report`; the domain reads the messages themselves. */
export const reportWords = {
  tags: ["machines"],
  summary: "Tell the portal what a machine does",
  description:
    "Sent by a machine's agent on every change of its state or room. Signed by HMAC-SHA256 over method, path, machine, time, " +
    "nonce and digest of the body; the answer is signed over the nonce, the status and the body. May be repeated: " +
    "events that the receipt does not acknowledge are sent again.",
  security: [],
  headers: {
    type: "object",
    required: Object.values(signatureHeaders),
    properties: {
      [signatureHeaders.machine]: uuid,
      [signatureHeaders.timestamp]: { type: "string", description: "Milliseconds since the epoch." },
      [signatureHeaders.nonce]: { type: "string", pattern: "^[\\w-]{16,64}$", description: "Used once." },
      [signatureHeaders.signature]: { type: "string", pattern: "^v1=[0-9a-f]{64}$" },
    },
  },
  body: {
    type: "object",
    required: ["version", "bootId", "state", "sessionId", "events"],
    properties: {
      version,
      bootId: uuid,
      state: agentState,
      sessionId: { type: ["string", "null"], description: "Whose room the events are of." },
      events: { type: "array", maxItems: 200, items: roomEvent },
    },
  },
  response: {
    200: {
      description: "What is stored of the session's events.",
      type: "object",
      required: ["version", "acknowledged"],
      properties: { version: { type: "integer" }, acknowledged: { type: "integer", minimum: 0 } },
    },
  },
} as const;
