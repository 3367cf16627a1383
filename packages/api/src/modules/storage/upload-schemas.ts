import { storageLimits } from "@cathedra/domain/storage";
import { itemSchemas, refused } from "./item-schemas.ts";
import { nameRefusals, onNameConflict } from "./schema-descriptions.ts";

const tags = ["storage"];

const upload = {
  type: "object",
  required: ["id", "fileKey", "size", "partSize", "begunAt", "parts"],
  properties: {
    id: { type: "string", format: "uuid" },
    fileKey: { type: "string" },
    size: { type: "integer" },
    partSize: { type: "integer", description: "Of every part but the last, in bytes." },
    begunAt: { type: "string", format: "date-time" },
    parts: {
      type: "array",
      description: "What has arrived whole.",
      items: {
        type: "object",
        required: ["number", "size", "sha256"],
        properties: {
          number: { type: "integer" },
          size: { type: "integer" },
          sha256: {
            type: ["string", "null"],
            description: "Of its bytes, as the store has compared it; null where the store does not say.",
          },
        },
      },
    },
  },
} as const;

const notFound = refused("`NOT_FOUND`: nobody has it, or somebody else.");

/** The OpenAPI schemas of uploads in parts. */
export const uploadSchemas = {
  begin: {
    tags,
    summary: "Begin a file that comes in parts, straight to the store",
    description:
      `At most ${storageLimits.maxFileBytes} bytes. Part ${"`n`"} holds the bytes from ${"`(n - 1) * partSize`"} on; its link is asked for, and takes it by PUT. ` +
      `What nothing is heard of for ${storageLimits.unfinishedHours} hours is given up.`,
    body: {
      type: "object",
      required: ["fileKey", "size"],
      properties: {
        fileKey: { type: "string" },
        size: { type: "integer", minimum: 0 },
        onTaken: onNameConflict,
      },
    },
    response: {
      201: { ...upload, description: "It is begun." },
      ...nameRefusals,
      413: refused("`PAYLOAD_TOO_LARGE`."),
    },
  },
  list: {
    tags,
    summary: "Your uploads that are neither finished nor given up, the latest first",
    description: "Without their parts.",
    response: { 200: { description: "At most a hundred.", type: "array", items: upload } },
  },
  one: {
    tags,
    summary: "What has arrived of an upload",
    response: { 200: { ...upload, description: "The upload." }, 404: notFound },
  },
  links: {
    tags,
    summary: "Links that write parts of an upload",
    body: {
      type: "object",
      required: ["parts"],
      properties: {
        parts: {
          type: "array",
          minItems: 1,
          maxItems: 100,
          items: {
            type: "object",
            required: ["number", "sha256"],
            properties: {
              number: { type: "integer", minimum: 1 },
              sha256: {
                type: "string",
                description: "Of its bytes, in hex: the store takes no others for it.",
              },
            },
          },
        },
      },
    },
    response: {
      200: {
        description: "They hold for an hour.",
        type: "object",
        required: ["expiresInSeconds", "links"],
        properties: {
          expiresInSeconds: { type: "integer" },
          links: {
            type: "array",
            items: {
              type: "object",
              required: ["number", "url", "headers"],
              properties: {
                number: { type: "integer" },
                url: { type: "string" },
                headers: {
                  type: "object",
                  additionalProperties: { type: "string" },
                  description: "To be sent with the part.",
                },
              },
            },
          },
        },
      },
      404: notFound,
    },
  },
  finish: {
    tags,
    summary: "Make the file of an upload whose parts have all arrived",
    description:
      "Asked again, it answers with the file. Where the name was taken meanwhile, it is asked for again with `onTaken`.",
    body: {
      type: "object",
      properties: {
        onTaken: onNameConflict,
        sha256: {
          type: "string",
          description: "The SHA-256 of the whole file, in hex; what the store has is held against it.",
        },
        partsSha256: {
          type: "string",
          description:
            "The SHA-256 of the digests of all parts (32 bytes each), one after the other. Where other parts have arrived, nothing is kept.",
        },
      },
    },
    response: {
      201: { ...itemSchemas, description: "The file." },
      ...nameRefusals,
      404: notFound,
      409: refused("`UPLOAD_INCOMPLETE` (`missing`: numbers of parts). `STORAGE_NAME_TAKEN`."),
      422: refused("`STORAGE_NAME_REFUSED`. `UPLOAD_DAMAGED`: other parts have arrived than were sent."),
      507: refused("`STORAGE_FULL`."),
    },
  },
  giveUp: {
    tags,
    summary: "Give an upload up: nothing of it stays",
    response: { 204: { description: "It is gone, or was finished.", type: "null" }, 404: notFound },
  },
} as const;
