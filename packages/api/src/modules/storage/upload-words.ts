import { storageLimits } from "@cathedra/domain/storage";
import { itemWords, refused } from "./item-words.ts";
import { nameRefusals, onTaken } from "./words.ts";

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
        required: ["number", "size"],
        properties: { number: { type: "integer" }, size: { type: "integer" } },
      },
    },
  },
} as const;

const notFound = refused("`NOT_FOUND`: nobody has it, or somebody else.");

/** How the documentation describes uploads in parts. */
export const uploadWords = {
  begin: {
    tags,
    summary: "Begin a file that comes in parts, straight to the store",
    description:
      `At most ${storageLimits.maxFileBytes} bytes. Part ${"`n`"} holds the bytes from ${"`(n - 1) * partSize`"} on; its link is asked for, and takes it by PUT. ` +
      `What nothing is heard of for ${storageLimits.unfinishedHours} hours is given up.`,
    body: {
      type: "object",
      required: ["fileKey", "size"],
      properties: { fileKey: { type: "string" }, size: { type: "integer", minimum: 0 }, onTaken },
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
        parts: { type: "array", items: { type: "integer", minimum: 1 }, minItems: 1, maxItems: 100 },
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
              required: ["number", "url"],
              properties: { number: { type: "integer" }, url: { type: "string" } },
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
    body: { type: "object", properties: { onTaken } },
    response: {
      201: { ...itemWords, description: "The file." },
      ...nameRefusals,
      404: notFound,
      409: refused("`UPLOAD_INCOMPLETE` (`missing`: numbers of parts). `STORAGE_NAME_TAKEN`."),
      507: refused("`STORAGE_FULL`."),
    },
  },
  giveUp: {
    tags,
    summary: "Give an upload up: nothing of it stays",
    response: { 204: { description: "It is gone, or was finished.", type: "null" }, 404: notFound },
  },
} as const;
