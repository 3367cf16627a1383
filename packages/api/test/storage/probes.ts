import { aCaseFile, cast } from "@cathedra/test-fixtures";
import { linkUrl } from "../personal-cases/casing.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";
import { fileBody, formHeaders, libraryOf } from "./storing.ts";

const name = () => `probe ${Math.random().toString(36).slice(2)}`;
const json = { "content-type": "application/json" };

async function aFolder(portal: CastApp): Promise<string> {
  const key = name();
  await libraryOf(portal).make(key);
  return key;
}

export const storageProbes: readonly Probe[] = [
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
];
