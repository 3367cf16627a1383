import { agentStartSteps, highestSeq, maxInstant, roomRoles, signatureHeaders } from "@cathedra/domain/cloud";

export const uuid = { type: "string", format: "uuid" } as const;
export const instant = {
  type: "integer",
  minimum: 0,
  maximum: maxInstant,
  description: "Milliseconds since the epoch.",
} as const;
/** Text without NUL and unpaired surrogates, which no database stores. */
const storable = "^[^\\u0000\\p{Surrogate}]*$";
export const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength, pattern: storable });
export const key = text(200);
export const role = { enum: [...roomRoles] } as const;
export const version = { const: 1 } as const;

const phase = (name: string, properties: Readonly<Record<string, unknown>> = {}) => ({
  type: "object",
  required: ["version", "machineId", "phase", ...Object.keys(properties)],
  properties: { version, machineId: uuid, phase: { const: name }, ...properties },
});

/** The state of a machine's simulator, which is every agent's answer. */
export const agentState = {
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
          required: ["id", "inControl", "role"],
          properties: { id: key, inControl: { type: "boolean" }, role },
        },
      },
    }),
    phase("ending", { sessionId: uuid }),
    phase("failed", { sessionId: uuid, why: text(300) }),
  ],
} as const;

const describeEvent = (kind: object, properties: Readonly<Record<string, unknown>>) => ({
  type: "object",
  required: ["seq", "at", "kind", ...Object.keys(properties)],
  properties: {
    seq: { type: "integer", minimum: 1, maximum: highestSeq, description: "Counts within the session." },
    at: instant,
    kind,
    ...properties,
  },
});

/** An event in the room of a session. */
export const roomEvent = {
  oneOf: [
    describeEvent({ enum: ["joined", "left", "control_gained", "control_lost"] }, { userId: key }),
    describeEvent(
      { const: "case_changed" },
      { userId: { oneOf: [key, { type: "null" }] }, moduleId: key, caseId: key },
    ),
  ],
} as const;

/** The headers that sign every request and every response. */
export const signedHeaders = {
  type: "object",
  required: Object.values(signatureHeaders),
  properties: {
    [signatureHeaders.machine]: uuid,
    [signatureHeaders.timestamp]: { type: "string", description: "Milliseconds since the epoch." },
    [signatureHeaders.nonce]: { type: "string", pattern: "^[\\w-]{16,64}$", description: "Used once." },
    [signatureHeaders.signature]: { type: "string", pattern: "^v1=[0-9a-f]{64}$" },
  },
} as const;
