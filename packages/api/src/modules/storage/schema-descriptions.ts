import { nameConflictPolicies, storageLimits, storageSorts } from "@cathedra/domain/storage";

import { itemSchemas as item, refused } from "./item-schemas.ts";

const tags = ["storage"];

export const nameRefusals = {
  404: refused("`STORAGE_GONE`: renamed, moved or removed by somebody meanwhile."),
  409: refused(
    "`STORAGE_NAME_TAKEN` (`key`, `isDirectory`): `onTaken` says what is to be done. `STORAGE_COUNT_CHANGED` (`count`, `size`): `count` is missing or is another number by now. `STORAGE_INTO_ITSELF`.",
  ),
  422: refused(
    `\`STORAGE_NAME_REFUSED\` (\`reason\`): a name has at most ${storageLimits.maxNameBytes} bytes, a path ${storageLimits.maxPathBytes}; no \`/\`, \`\\\`, control character, \`.\` or \`..\`, and no dot at its end.`,
  ),
};

const countWords =
  "Where a folder holds anything, `count` names how many files and folders that is, all the way down, as it was shown to whoever confirmed it.";
export const onNameConflict = {
  type: "string",
  enum: nameConflictPolicies,
  description:
    "What is done where the name is taken: nothing (`refuse`), the former file goes to the trash (`replace`), or this one gets a number (`keepBoth`).",
};
const count = { type: "integer", minimum: 0, description: countWords };
const keyWords = "`{objectKey}` is a path, percent-encoded; whether as one segment or several is the same.";
const prefix = { type: "string", description: "The key of a folder; empty: the root." };

/** The OpenAPI descriptions of the routes of the library. The routes parse queries themselves. */
export const words = {
  files: {
    tags,
    summary: "The files and folders of a folder",
    description:
      `Folders first. A page has at most ${storageLimits.pageItems}; the header \`link\` (\`rel="next"\`) leads to the next one, \`x-next-after\` is its \`after\`, and \`x-total-count\` says how many there are in all. With ` +
      `\`search\`: what has that in its name, in this folder and all below it (with fewer than ${storageLimits.shortestPart} letters in this folder alone), at most ${storageLimits.maxFound}.`,
    querystring: {
      type: "object",
      properties: {
        prefix,
        sort: {
          type: "string",
          description: `${storageSorts.join(", ")}; \`date\`, the newest first, without it.`,
        },
        after: { type: "string" },
        limit: { type: "string", description: "A number." },
        search: { type: "string" },
      },
    },
    response: {
      200: { description: "One page.", type: "array", items: item },
      404: refused("`STORAGE_GONE`."),
    },
  },
  folder: {
    tags,
    summary: "What a folder or file is, and how much it holds",
    description: "`Items` is the number that a removal or a new name confirms (`count`).",
    querystring: { type: "object", properties: { prefix } },
    response: {
      200: {
        description: "The folder.",
        ...item,
        required: [...item.required, "SentSha256", "Sha256", "CheckedAt", "viewerCanKeep"],
        properties: {
          ...item.properties,
          SentSha256: {
            type: ["string", "null"],
            description: "Of a file: the SHA-256 of what was sent, where it was said.",
          },
          Sha256: {
            type: ["string", "null"],
            description: "Of a file: the SHA-256 of what was read back from the store, once it was.",
          },
          CheckedAt: { type: ["string", "null"], format: "date-time", description: "When it was read back." },
          viewerCanKeep: {
            type: "boolean",
            description: "Whether whoever asks may upload, rename, move and delete.",
          },
        },
      },
      404: refused("`STORAGE_GONE`."),
    },
  },
  link: {
    tags,
    summary: "A short link to a file",
    description:
      `${keyWords} Your own case, by its \`filePath\`; support, product, quality assurance and system administrators: any file of the library by its key, and anything else that is kept by its key of the store. ` +
      `The link of a file of the library holds for ${storageLimits.linkSeconds / 60} minutes and answers ranges (\`Range: bytes=...\`). \`disposition=inline\`: for showing pictures, text, video, sound and PDF; all else is always a download. Whatever may not be read answers like what is not there.`,
    querystring: { type: "object", properties: { disposition: { type: "string" } } },
    response: {
      200: {
        description: "The link.",
        type: "object",
        required: ["url"],
        properties: { url: { type: "string" } },
      },
      404: refused("`NOT_FOUND`."),
    },
  },
  remove: {
    tags,
    summary: "Put a file or folder into the trash",
    description: `${keyWords} It stays there for ${storageLimits.trashDays} days. ${countWords}`,
    querystring: { type: "object", properties: { count: { type: "string", description: countWords } } },
    response: {
      200: {
        description: "It is in the trash, under this number.",
        type: "object",
        required: ["id", "key"],
        properties: { id: { type: "integer" }, key: { type: "string" } },
      },
      ...nameRefusals,
    },
  },
  removeMany: {
    tags,
    summary: "Put several files and folders into the trash, all or none",
    body: {
      type: "object",
      required: ["keys"],
      properties: {
        keys: { type: "array", items: { type: "string" }, maxItems: storageLimits.maxListItems },
        count,
      },
    },
    response: {
      200: {
        description: "All are in the trash, under these numbers.",
        type: "array",
        items: {
          type: "object",
          required: ["id", "key"],
          properties: { id: { type: "integer" }, key: { type: "string" } },
        },
      },
      ...nameRefusals,
    },
  },
  rename: {
    tags,
    summary: "Give a file or folder another path, with all that it holds",
    description: `${keyWords} Folders of the new path that are not there are made. An empty or the same one changes nothing.`,
    body: {
      type: "object",
      required: ["newFileKey"],
      properties: { newFileKey: { type: "string" }, count, onTaken: onNameConflict },
    },
    response: { 200: { ...item, description: "As it is now." }, ...nameRefusals },
  },
  move: {
    tags,
    summary: "Move several files and folders into a folder, all or none",
    body: {
      type: "object",
      required: ["keys", "to"],
      properties: {
        keys: { type: "array", items: { type: "string" }, maxItems: storageLimits.maxListItems },
        to: prefix,
        count,
        onTaken: onNameConflict,
      },
    },
    response: { 200: { description: "As they are now.", type: "array", items: item }, ...nameRefusals },
  },
  createFolder: {
    tags,
    summary: "Make a folder, with those above it that are not there",
    body: { type: "object", required: ["folderPath"], properties: { folderPath: { type: "string" } } },
    response: { 201: { ...item, description: "It is there." }, ...nameRefusals },
  },
  upload: {
    tags,
    summary: "Upload a file with one request",
    description:
      `At most ${storageLimits.maxRequestBytes} bytes; a larger one, up to ${storageLimits.maxFileBytes}, comes in parts. Folders of its path that are not there are made. ` +
      "Where `fileKey` ends with `/` the file keeps the name that the form says.",
    consumes: ["multipart/form-data"],
    querystring: {
      type: "object",
      properties: {
        fileKey: { type: "string", description: "The path that it gets." },
        onTaken: { type: "string", description: onNameConflict.description },
        sha256: {
          type: "string",
          description: "The SHA-256 of the file, in hex. Where something else arrives, nothing is kept.",
        },
      },
    },
    body: {
      type: "object",
      required: ["file"],
      properties: { file: { type: "string", format: "binary", description: "The one part of the form." } },
    },
    response: {
      201: { ...item, description: "It is kept." },
      ...nameRefusals,
      413: refused("`PAYLOAD_TOO_LARGE`: nothing was kept."),
      507: refused("`STORAGE_FULL`: nothing was kept."),
    },
  },
} as const;
