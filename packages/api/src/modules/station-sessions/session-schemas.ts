const id = { type: "string", format: "uuid" };
const at = { type: "string", format: "date-time" };
const noStore = "Not to be kept anywhere but in memory.";

const person = {
  type: "object",
  description: "Who is signed in",
  properties: { keycloakId: { type: "string" }, name: { type: "string" } },
};

const security = [{ station: [] }];

/** The OpenAPI schemas of the sign-in routes of stations: docs/station-interface.md. */
export const newCodeSchemas = {
  tags: ["stations"],
  security,
  summary: "Get a code that a person scans to sign in on this station",
  description:
    "It lives for 90 seconds and works once. A new one ends the one before: ask for it when that is over, and while somebody is there to see it. " +
    "At most 12 a minute.",
  response: {
    201: {
      description: "The code",
      type: "object",
      properties: {
        id,
        secret: { type: "string", description: `What the station polls with. ${noStore}` },
        url: { type: "string", description: "What the QR code says. Nothing else of this answer is in it" },
        matchCode: {
          type: "string",
          description: "Two figures to show large beside the QR code: the phone asks for them",
        },
        expiresAt: at,
        pollSeconds: { type: "integer", description: "How long to wait between two polls" },
      },
    },
  },
} as const;

export const pollSchemas = {
  tags: ["stations"],
  security,
  summary: "Ask whether a code was approved",
  description:
    "`slow_down`: it was asked too soon, wait five seconds longer from now on. `approved` comes once and brings the session: whoever asks again with the same " +
    "secret ends it, since somebody has the secret twice. `access_denied` and `expired_token`: show a new code.",
  params: { type: "object", properties: { id } },
  body: { type: "object", required: ["secret"], properties: { secret: { type: "string", maxLength: 100 } } },
  response: {
    200: {
      description: "How it stands with the code",
      type: "object",
      properties: {
        status: {
          type: "string",
          enum: ["authorization_pending", "slow_down", "approved", "access_denied", "expired_token"],
        },
        session: {
          type: "object",
          description: "Of `approved`",
          properties: {
            id,
            person,
            accessToken: {
              type: "string",
              description: `For the page of the portal in the station's browser. ${noStore}`,
            },
            expiresAt: {
              ...at,
              description: "When it is over at the latest; idle for 20 minutes it is over too",
            },
          },
        },
      },
    },
  },
} as const;

const session = {
  description: "Who is signed in; null: nobody",
  anyOf: [
    { type: "null" },
    { type: "object", properties: { id, person, signedInAt: at, expiresAt: at, lastUsedAt: at } },
  ],
} as const;

export const stationSessionSchemas = {
  tags: ["stations"],
  security,
  summary: "Who is signed in on this station by a code",
  response: { 200: { description: "The session", type: "object", properties: { session } } },
} as const;

export const endSchemas = {
  tags: ["stations"],
  security,
  summary: "Sign out whoever is signed in on this station by a code",
  description: "Where nobody is, nothing happens.",
  response: { 204: { description: "Nobody is signed in", type: "null" } },
} as const;

export const useSchemas = {
  tags: ["stations"],
  security,
  summary: "Say that somebody is using this station, during a run above all",
  description:
    "A session that nobody uses is over after 20 minutes, and what is delivered after that is nobody's. While a run goes on, ask this once a minute.",
  response: { 200: { description: "The session", type: "object", properties: { session } } },
} as const;

/** The OpenAPI schemas for the page in the station's browser. */
export const ownSessionSchemas = {
  tags: ["stations"],
  summary: "The session of this token at a station; null: it is of none",
  description: "401 STATION_SESSION_ENDED says in `endedBy` how a session has ended. Looking is not using.",
  response: {
    200: {
      description: "The session",
      type: "object",
      properties: {
        session: {
          anyOf: [
            { type: "null" },
            {
              type: "object",
              properties: {
                id,
                station: {
                  type: "object",
                  properties: {
                    serviceTag: { type: "string" },
                    name: { type: "string" },
                    place: { type: "string" },
                  },
                },
                person,
                signedInAt: at,
                expiresAt: at,
                idleSeconds: { type: "integer" },
              },
            },
          ],
        },
      },
    },
  },
} as const;

export const ownUseSchemas = {
  ...ownSessionSchemas,
  summary: "Say that somebody is using the session of this token at a station",
  description: "A session that nobody uses is over after 20 minutes.",
} as const;

export const endOwnSchemas = {
  tags: ["stations"],
  summary: "End the session of this token at a station",
  response: { 204: { description: "It is over", type: "null" } },
} as const;
