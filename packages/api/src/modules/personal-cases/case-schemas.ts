import { personalCaseLimits } from "@cathedra/domain/personal-cases";

const personalCase = {
  type: "object",
  required: ["jobId", "filePath", "fileSize", "lastModified", "sha256", "metadata"],
  properties: {
    jobId: { type: "string", format: "uuid", description: "Its creator's own id." },
    filePath: { type: "string", description: "What `getPreSignedUrl` is asked with." },
    fileSize: { type: "integer" },
    lastModified: { type: "string", format: "date-time" },
    sha256: { type: "string", description: "Of the file: what was downloaded is held against it." },
    metadata: {
      type: "object",
      additionalProperties: true,
      description:
        "author, version, type, module_id, module_version, case_id, case_name, creation_time, platform_version, discipline_level, " +
        "discipline_tags, customer_exclusive, history, description, language, region, guidance, thumbnail (a data: picture, or null).",
    },
  },
} as const;

const refused = (description: string) => ({
  description,
  type: "object",
  properties: { error: { type: "object", additionalProperties: true } },
});

/** The OpenAPI schema of the list of personal cases. */
export const listSchemas = {
  tags: ["cases"],
  summary: "Your own cases, the latest first",
  response: { 200: { description: "At most a hundred.", type: "array", items: personalCase } },
} as const;

/** The body is not validated by a schema, because the route parses its multipart form. */
export const receiveSchemas = {
  tags: ["cases"],
  summary: "Keep a case that somebody made",
  description:
    "By the person's token, or by a token that a station signs itself, for who is signed in on it (docs/results-delivery.md). Parts in this order: `jobId`, " +
    "`metadata`, `sha256` where it is known, then `case`. The same case sent again answers with what is there; another one of the same `jobId` takes its place.",
  consumes: ["multipart/form-data"],
  body: {
    type: "object",
    required: ["jobId", "metadata", "case"],
    properties: {
      jobId: { type: "string", format: "uuid" },
      metadata: { type: "string", description: "JSON; `case_id` and `case_name` are needed." },
      sha256: { type: "string" },
      case: {
        type: "string",
        format: "binary",
        description: `A zip whose name ends with .vistcase, of at most ${personalCaseLimits.maxBytes} bytes.`,
      },
    },
  },
  response: {
    200: { ...personalCase, description: "It was there already, or has taken the place of the former one." },
    201: { ...personalCase, description: "It is kept." },
    403: refused("`NOT_AT_SIMULATOR`: that person is not signed in on the station."),
    413: refused("`PAYLOAD_TOO_LARGE`."),
    422: refused("`CASE_REFUSED`, with `reason`."),
    507: refused("`STORAGE_FULL`: nothing was kept."),
  },
} as const;
