import { stationLimits } from "@cathedra/domain/stations";

const security = [{ station: [] }];
const tags = ["stations"];
const at = { type: "string", format: "date-time" } as const;
const count = { type: "integer", minimum: 0 } as const;
const word = (maxLength: number) => ({ type: "string", maxLength }) as const;
const perhaps = (maxLength: number) => ({ type: ["string", "null"], maxLength }) as const;
const { log, licences, software } = stationLimits;

export const heartbeatSchemas = {
  tags,
  security,
  summary: "Say that the station lives",
  body: {
    type: "object",
    required: ["at"],
    properties: {
      at: { ...at, description: "By the station's own clock, however wrong it is" },
      clientVersion: perhaps(64),
      diskFreeBytes: { type: ["integer", "null"], minimum: 0 },
      diskTotalBytes: { type: ["integer", "null"], minimum: 0 },
      factsHash: { ...perhaps(128), description: "The station's own word for its facts as they are now" },
      bootId: {
        ...perhaps(64),
        description:
          "Another word with each start of the computer, the same for all that runs there until the next",
      },
      crashedAt: {
        type: ["string", "null"],
        format: "date-time",
        description:
          "When the client or the simulator ended last without being closed, by the portal's clock",
      },
      releaseKeys: {
        type: ["array", "null"],
        maxItems: stationLimits.releaseKeys,
        items: { type: "string" },
        description: "The `x` of the keys with which it checks packages; empty: it is answered them",
      },
    },
  },
  response: {
    200: {
      description: "What it should look after",
      type: "object",
      properties: {
        now: { ...at, description: "The portal's clock: tokens are dated by it" },
        heartbeatSeconds: { ...count, description: "When it says so again" },
        wantsFacts: { type: "boolean", description: "Its facts are not the ones that are kept: PUT facts" },
        operations: { ...count, description: "How much work waits for it: GET operations" },
        session: { type: ["string", "null"], description: "The session of whoever is signed in on it" },
        isTrusted: {
          type: "boolean",
          description:
            "False: two computers speak with its key; software, codes and deliveries are 503 STATION_CLONED",
        },
        releaseKeys: {
          type: "array",
          description:
            "Only where it said that it has none: the keys that sign packages, as JWKs, to keep from now on",
          items: {
            type: "object",
            properties: { kty: { type: "string" }, crv: { type: "string" }, x: { type: "string" } },
          },
        },
      },
    },
  },
} as const;

export const factsSchemas = {
  tags,
  security,
  summary: "Say what of the station changes rarely; all of it takes the place of what was said before",
  body: {
    type: "object",
    required: ["hash", "computer", "software", "licences"],
    properties: {
      hash: { ...word(128), description: "Any word that is another one where the facts are" },
      computer: {
        type: "object",
        properties: Object.fromEntries(
          ["serviceTag", "manufacturer", "model", "biosVersion", "biosDate", "gpu", "gpuDriver"].map(
            (name) => [name, perhaps(200)],
          ),
        ),
      },
      software: {
        type: "array",
        maxItems: software,
        items: {
          type: "object",
          required: ["code", "name", "version"],
          properties: { code: word(100), name: word(200), version: word(64) },
        },
      },
      licences: {
        type: "array",
        maxItems: licences,
        items: {
          type: "object",
          required: ["module"],
          properties: {
            module: word(100),
            exercise: { ...perhaps(100), description: "Null: every exercise of the module" },
            validUntil: {
              type: ["string", "null"],
              format: "date",
              description: "The last day; null: without an end",
            },
          },
        },
      },
      pin: {
        ...perhaps(12),
        pattern: "^[0-9A-Za-z]{4,12}$",
        description: "What people link the station with. Not sent: as it was; null: nobody can",
      },
    },
  },
  response: { 204: { type: "null", description: "Kept" } },
} as const;

export const logSchemas = {
  tags,
  security,
  summary: "Begin with a log, or go on with one: announced again it answers how much of it is here",
  description:
    "422 INVALID_INPUT says what is wrong, each by its `path`: NOT_A_FILE_NAME, NOT_A_LOG_TYPE, NOT_A_SHA256, DATE_TOO_EARLY (more than " +
    "five years ago), DATE_TOO_LATE (more than a day ahead of the portal), ENDS_BEFORE_START, NAME_OF_ANOTHER_LOG (a whole log has the name and other " +
    "content). 409 LOG_UNDER_WAY: other content of this name is being sent; it goes on, and gives the name away ten minutes after its " +
    "last piece. 429: 20 logs are under way.",
  body: {
    type: "object",
    required: ["name", "startedAt", "endedAt", "size", "sha256"],
    properties: {
      name: {
        ...word(200),
        description:
          "The station's own, a file name, never used for other content; .log, .txt, .json, .xml, .csv, each also .gz, or .zip or .pdf",
      },
      runId: { ...perhaps(200), description: "The run that it tells of, as it was delivered" },
      startedAt: at,
      endedAt: at,
      size: { type: "integer", minimum: 1, maximum: log.bytes },
      sha256: { type: "string", pattern: "^[0-9a-f]{64}$" },
    },
  },
  response: {
    200: {
      description: "The log as it stands here",
      type: "object",
      properties: {
        id: { type: "string", format: "uuid" },
        received: { ...count, description: "Where the next piece begins; all of it: the log is kept" },
        pieceBytes: { ...count, description: "How long a piece is; the last one is what is left" },
      },
    },
  },
} as const;

export const logPieceSchemas = {
  tags,
  security,
  summary: "Send the next piece of a log",
  description:
    "409 LOG_OFFSET says with `received` where the next piece begins; 400 LOG_PIECE with `expectedBytes` how many bytes belong at this " +
    "offset (null: no piece begins there); 422 LOG_DAMAGED that the whole is not what was announced, and is sent again " +
    "(`reason`: `other_bytes`), or not what its name says (`other_content`).",
  consumes: ["application/octet-stream"],
  params: { type: "object", properties: { id: { type: "string", format: "uuid" } } },
  querystring: {
    type: "object",
    required: ["offset"],
    properties: { offset: { ...count, description: "A multiple of `pieceBytes`" } },
  },
  response: {
    200: { description: "How much is here", type: "object", properties: { received: count } },
  },
} as const;
