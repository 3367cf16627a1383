import { deliveryLimits, listPart, runPart } from "@cathedra/domain/delivery";

const file = { type: "string", format: "binary" } as const;
const files = { type: "array", items: file } as const;

const taken = {
  type: "object",
  required: ["id", "unitId"],
  properties: {
    id: { type: "string", format: "uuid", description: "The activity." },
    unitId: { type: "string", format: "uuid", description: "Names its files where they are downloaded." },
  },
} as const;

const refused = (description: string) => ({
  description,
  type: "object",
  properties: {
    error: {
      type: "object",
      additionalProperties: true,
      properties: { code: { type: "string" }, message: { type: "string" }, requestId: { type: "string" } },
    },
  },
});

/** The documentation of the route; the handler parses the form itself. */
export const intakeSchemas = {
  tags: ["results"],
  summary: "Deliver the result of a run on the simulator",
  description:
    "The run is the token's person's, or, delivered by a machine or station with a token that it signs itself, that of whom it names and " +
    "who was in control of its session, or signed in on it. Parts in this order: `run`, `resultFileList`, then the files of the list, " +
    `each once; at most ${deliveryLimits.maxFiles} files and ${deliveryLimits.maxBytes} bytes. A run is there whole or not at all, and delivered again it is answered ` +
    "as before. docs/results-delivery.md has all of it: tokens, the list, the kinds of files, every reason of a refusal.",
  consumes: ["multipart/form-data"],
  params: {
    type: "object",
    properties: {
      exerciseId: { type: "string", description: "The exercise, in the version of its module that was run." },
    },
  },
  body: {
    type: "object",
    required: [runPart, listPart, "resultFile"],
    properties: {
      [runPart]: { type: "string", maxLength: 200, description: "The deliverer's own id of the run; first." },
      [listPart]: { ...file, description: "ResultFileList.xml, gzip; second." },
      resultFile: { ...files, description: "metric_values.json.gz, and other files of the result." },
      image: { ...files, description: "PNG or JPEG." },
      recording: { ...files, description: "WebM, MP4 or AVI." },
      report: { ...file, description: "HTML." },
    },
  },
  response: {
    200: { description: "The run was delivered before; the same as then.", ...taken },
    201: { description: "The run is there, with every file.", ...taken },
    400: refused("`BAD_REQUEST`: the form cannot be read."),
    401: refused("`UNAUTHENTICATED`: no token, or one that does not hold."),
    403: refused(
      "`NOT_AT_SIMULATOR`: by what the portal knows, this person was not in control, or not signed in.",
    ),
    404: refused("`NOT_FOUND`: there is no such exercise."),
    408: refused("`REQUEST_TIMEOUT`: it came too slowly."),
    409: refused("`RUN_ALREADY_DELIVERED`, with `id`: the run was delivered before with different content."),
    413: refused("`PAYLOAD_TOO_LARGE`, with `maxBytes`."),
    415: refused("`UNSUPPORTED_MEDIA_TYPE`: no form."),
    422: refused(
      "`RESULT_REFUSED`, with `reason` and what it is about: `file`, `metric`, `attribute`, a limit.",
    ),
    429: refused(
      "`RATE_LIMITED`: too many at once; `DAILY_LIMIT_REACHED`: the person's runs of today are enough, and `availableAt` says when " +
        "the next one is taken. `Retry-After` says how long to wait.",
    ),
    503: refused(
      "`UNAVAILABLE`: the database or the object store is away; `STATION_CLONED`: two computers speak with the station's key. Nothing was kept.",
    ),
    507: refused("`STORAGE_FULL`: there is no room for files; nothing was kept."),
  },
} as const;
