import { aCaseFile, cast } from "@cathedra/test-fixtures";
import { callers } from "../../src/graphql/callers.ts";
import type { Operation } from "../../src/graphql/guards.ts";
import { linkUrl } from "../personal-cases/personal-case-helpers.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";
import { anUpload, fileBody, formHeaders, libraryOf } from "./storage-helpers.ts";

const name = () => `probe ${Math.random().toString(36).slice(2)}`;

const json = { "content-type": "application/json" };

async function aFolder(portal: CastApp): Promise<string> {
  const key = name();
  await libraryOf(portal).make(key);
  return key;
}

/** Each has uploads of their own: to Ruth, who may upload too, one of Daniel is not there. */
function ofUpload(operation: Operation, path: string, body?: object): Probe {
  return {
    operation,
    rule: {
      lets: ["product"],
      otherwise: "notFound",
      knowing: callers.filter((caller) => caller !== "product" && caller !== "sysAdmin"),
    },
    call: async (portal) => {
      const { id } = await anUpload(libraryOf(portal), name(), Buffer.alloc(0));
      return {
        url: `/api/s3/uploads/${id}${path}`,
        ...(body === undefined ? {} : { headers: json, body: JSON.stringify(body) }),
      };
    },
  };
}

export const probes: readonly Probe[] = [
  { operation: "GET /api/s3/files", call: async () => ({ url: "/api/s3/files?prefix=" }) },
  { operation: "GET /api/s3/folder", call: async () => ({ url: "/api/s3/folder?prefix=" }) },
  {
    operation: "GET /api/s3/getPreSignedUrl/*",
    call: async ({ objectStore }) => {
      const key = `${cast.maya.userId}/matrix/aneurysm.vistcase`;
      await objectStore.put(key, aCaseFile());
      return { url: linkUrl(key) };
    },
  },
  {
    operation: "DELETE /api/s3/delete/*",
    call: async (portal) => ({ url: `/api/s3/delete/${encodeURIComponent(await aFolder(portal))}` }),
  },
  {
    operation: "POST /api/s3/deleteMany",
    call: async (portal) => ({
      url: "/api/s3/deleteMany",
      headers: json,
      body: JSON.stringify({ keys: [await aFolder(portal)] }),
    }),
  },
  {
    operation: "PUT /api/s3/rename/*",
    call: async (portal) => ({
      url: `/api/s3/rename/${encodeURIComponent(await aFolder(portal))}`,
      headers: json,
      body: JSON.stringify({ newFileKey: name() }),
    }),
  },
  {
    operation: "POST /api/s3/move",
    call: async (portal) => ({
      url: "/api/s3/move",
      headers: json,
      body: JSON.stringify({ keys: [await aFolder(portal)], to: await aFolder(portal) }),
    }),
  },
  {
    operation: "POST /api/s3/createFolder",
    call: async () => ({
      url: "/api/s3/createFolder",
      headers: json,
      body: JSON.stringify({ folderPath: name() }),
    }),
  },
  {
    operation: "POST /api/s3/upload",
    call: async () => ({
      url: `/api/s3/upload?fileKey=${encodeURIComponent(name())}`,
      headers: formHeaders,
      body: fileBody(Buffer.from("x")),
    }),
  },
  { operation: "GET /api/s3/trash", call: async () => ({ url: "/api/s3/trash" }) },
  ...(["restore", "purge"] as const).map((act) => ({
    operation: `POST /api/s3/trash/${act}` as const,
    call: async (portal: CastApp) => {
      const trashed = (await libraryOf(portal).remove(await aFolder(portal))).json();
      return { url: `/api/s3/trash/${act}`, headers: json, body: JSON.stringify({ ids: [trashed.id] }) };
    },
  })),
  {
    operation: "POST /api/s3/trash/empty",
    call: async (portal) => {
      const count = Number((await libraryOf(portal).call("GET", "/api/s3/trash")).headers["x-total-count"]);
      return { url: "/api/s3/trash/empty", headers: json, body: JSON.stringify({ count }) };
    },
  },
  {
    operation: "POST /api/s3/uploads",
    call: async () => ({
      url: "/api/s3/uploads",
      headers: json,
      body: JSON.stringify({ fileKey: name(), size: 1 }),
    }),
  },
  { operation: "GET /api/s3/uploads", call: async () => ({ url: "/api/s3/uploads" }) },
  ofUpload("GET /api/s3/uploads/:id", ""),
  ofUpload("POST /api/s3/uploads/:id/links", "/links", { parts: [{ number: 1, sha256: "0".repeat(64) }] }),
  ofUpload("POST /api/s3/uploads/:id/finish", "/finish", {}),
  ofUpload("DELETE /api/s3/uploads/:id", ""),
];
