const security = [{ station: [] }];
const work = {
  attempt: { type: "integer", description: "Grows with each time that the station takes it up anew" },
  seq: { type: "integer", description: "Of the last report in this attempt; the next one is larger" },
  progress: { type: "integer", minimum: 0, maximum: 100 },
  isCancelRequested: { type: "boolean", description: "The station ends it, and reports FAILED" },
  leaseSeconds: {
    type: "integer",
    description: "Without a poll or a report for so long, the work has failed",
  },
} as const;

const answered = {
  type: "object",
  properties: {
    state: { type: "string", description: "`WAITING`, `RUNNING`, `COMPLETE` or `FAILED`" },
    reason: { type: "string", nullable: true, description: "Why it has failed, as a code" },
    ...work,
  },
};

/** The OpenAPI schema of `GET /api/stations/operations`. */
export const workSchemas = {
  tags: ["stations"],
  security,
  summary: "What the station is to download and install, the oldest first; asking holds all of it",
  response: {
    200: {
      type: "array",
      items: {
        type: "object",
        properties: {
          id: { type: "string" },
          kind: { type: "string", description: "`download` or `install`" },
          update: { type: "string" },
          release: {
            type: "object",
            properties: {
              id: { type: "string" },
              stringIdentifier: { type: "string" },
              software: {
                type: "object",
                properties: { code: { type: "string" }, name: { type: "string" } },
              },
              version: { type: "string" },
            },
          },
          package: {
            type: "object",
            nullable: true,
            description:
              "Null where the release was withdrawn. The link takes ranges, lives an hour, and ends with this work or the release",
            properties: {
              link: { type: "string" },
              size: { type: "integer" },
              sha256: { type: "string" },
              name: { type: "string", description: "What the file is called" },
              signature: {
                type: "object",
                nullable: true,
                description: "Null: it is not signed. docs/station-interface.md says what is signed",
                properties: {
                  key: { type: "string", description: "The `x` of the public key" },
                  value: { type: "string", description: "Ed25519, in base64url" },
                },
              },
            },
          },
          ...work,
        },
      },
    },
  },
};

/** The OpenAPI schema of `POST /api/stations/operations/:id/reports`. */
export const reportSchemas = {
  tags: ["stations"],
  security,
  summary: "Say how far a download or an installation is; said again or too late it does no harm",
  description:
    "409 with `state` COMPLETE or FAILED: it has ended. 409 with WAITING or RUNNING: the attempt is not the one that counts, `reason` says " +
    "ATTEMPT_OVER, ATTEMPT_SKIPPED or TOO_MANY_ATTEMPTS, and `attempt` which one counts; SEQ_REUSED: another report had this `seq`, whose number is in `seq`.",
  params: { type: "object", properties: { id: { type: "string" } } },
  body: {
    type: "object",
    required: ["attempt", "seq", "state"],
    properties: {
      attempt: work.attempt,
      seq: { type: "integer", description: "Grows with every report of an attempt" },
      state: { type: "string", enum: ["RUNNING", "COMPLETE", "FAILED"] },
      progress: work.progress,
      errors: {
        type: "array",
        items: { type: "string" },
        description:
          "Cut rather than refused: 500 characters of each are kept, and the last 20 different ones",
      },
      isPackageGone: {
        type: "boolean",
        description: "Of an installation that failed for want of its package: it is to be downloaded again",
      },
    },
  },
  response: {
    200: answered,
    409: answered,
    410: { type: "object", properties: { state: { type: "string" } } },
  },
};
