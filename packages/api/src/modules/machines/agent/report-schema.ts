import { agentState, roomEvent, signedHeaders, uuid, version } from "./agent-message-schemas.ts";

/** How the documentation describes `POST /api/agent/v1/report`; the domain reads the messages themselves. */
export const reportSchema = {
  tags: ["machines"],
  summary: "Tell the portal what a machine does",
  description:
    "Sent by a machine's agent on every change of its state or room. Signed by HMAC-SHA256 over method, path, machine, time, " +
    "nonce and digest of the body; the answer is signed over the nonce, the status and the body. May be repeated: " +
    "events that the receipt does not acknowledge are sent again. None is made before the one before it: an agent whose clock is " +
    "set back goes on from its last report. What the portal asks of an agent in turn is described by " +
    "docs/agent-openapi.json.",
  security: [],
  headers: signedHeaders,
  body: {
    type: "object",
    required: ["version", "bootId", "state", "sessionId", "events"],
    properties: {
      version,
      bootId: uuid,
      state: agentState,
      sessionId: { oneOf: [uuid, { type: "null" }], description: "Whose room the events are of." },
      events: { type: "array", maxItems: 200, items: roomEvent },
    },
  },
  response: {
    200: {
      description: "What is stored of the session's events.",
      type: "object",
      required: ["version", "acknowledged"],
      properties: { version, acknowledged: { type: "integer", minimum: 0 } },
    },
  },
} as const;
