import { storageLimits } from "@cathedra/domain/storage";
import { itemSchemas, refused } from "./item-schemas.ts";

const tags = ["storage"];

const trashItem = {
  ...itemSchemas,
  required: [...itemSchemas.required, "TrashedAt", "TrashedBy", "RemovedAt"],
  properties: {
    ...itemSchemas.properties,
    Key: { type: "string", description: "The path that it had." },
    TrashedAt: { type: "string", format: "date-time" },
    TrashedBy: { type: ["string", "null"] },
    RemovedAt: { type: "string", format: "date-time", description: "When it is removed for good." },
  },
} as const;

const ids = {
  type: "array",
  items: { type: "integer" },
  minItems: 1,
  maxItems: storageLimits.maxListItems,
  description: "`Id` of what is in the trash.",
};

const purging = {
  202: {
    description:
      "Nobody sees it any more; the operation says how far the rest is. Null: there was nothing to do.",
    type: "object",
    required: ["operationId"],
    properties: { operationId: { type: ["string", "null"] } },
  },
};

/** The OpenAPI schemas of the trash. */
export const trashSchemas = {
  list: {
    tags,
    summary: "What is in the trash, the latest first",
    description:
      "`x-total-count` says how many there are, up to 10,000; `x-next-after` is the `after` of the next page.",
    querystring: { type: "object", properties: { after: { type: "string" }, limit: { type: "string" } } },
    response: { 200: { description: "One page.", type: "array", items: trashItem } },
  },
  restore: {
    tags,
    summary: "Bring things back from the trash, all or none",
    description:
      "Into the folder that they were in; where it is gone, it is made again. A name that was taken meanwhile gets a number: `Key` and `FormerKey` differ.",
    body: { type: "object", required: ["ids"], properties: { ids } },
    response: {
      200: {
        description: "Where they are now.",
        type: "array",
        items: {
          ...itemSchemas,
          required: [...itemSchemas.required, "FormerKey"],
          properties: { ...itemSchemas.properties, FormerKey: { type: "string" } },
        },
      },
      404: refused("`STORAGE_GONE`: one of them was removed for good."),
    },
  },
  purge: {
    tags,
    summary: "Remove things in the trash for good",
    body: { type: "object", required: ["ids"], properties: { ids } },
    response: purging,
  },
  empty: {
    tags,
    summary: "Remove all that is in the trash for good",
    body: {
      type: "object",
      required: ["count"],
      properties: {
        count: { type: "integer", description: "How many things in it were shown to whoever confirmed it." },
      },
    },
    response: { ...purging, 409: refused("`STORAGE_COUNT_CHANGED`.") },
  },
} as const;
