/** How the documentation describes a file or folder of the library. */
export const itemSchemas = {
  type: "object",
  required: ["Key", "IsDirectory", "Size", "LastModified", "Id", "ContentType", "Items"],
  properties: {
    Key: { type: "string", description: "The path from the root; that of a folder ends with `/`." },
    IsDirectory: { type: "boolean" },
    Size: { type: "integer", description: "In bytes; of a folder, of all that it holds." },
    LastModified: { type: "string", format: "date-time" },
    Id: { type: "integer", description: "Stays the same when it is renamed or moved." },
    ContentType: {
      type: ["string", "null"],
      description: "By its name and its first bytes; of a folder null.",
    },
    Items: {
      type: "integer",
      description: "Of a folder: how many files and folders it holds, all the way down.",
    },
  },
} as const;

export const refused = (description: string) => ({
  description,
  type: "object",
  properties: { error: { type: "object", additionalProperties: true } },
});
