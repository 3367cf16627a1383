import type { StorageItemId } from "@cathedra/domain";
import { type Actor, allows, mayChangeStorage, mayReadStorage } from "@cathedra/domain/access";
import { type StorageItem, storageLimits } from "@cathedra/domain/storage";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/database.ts";
import { nullable, statement, text, timestamp } from "../../db/statement.ts";
import { appError, payloadTooLarge } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { ownLinks } from "../../storage/signed-links.ts";
import { authorizeStaff } from "./authorize-staff.ts";
import { pageOfFolder } from "./folder-page.ts";
import { toItem } from "./item-view.ts";
import { makeFolder } from "./make-folder.ts";
import { moveItems, renameItem } from "./move-items.ts";
import { linkToObject } from "./object-link.ts";
import {
  bodies,
  type Query,
  readBody,
  readConflictPolicy,
  readDigest,
  readLimit,
  readNumber,
  readSort,
} from "./parsed-query.ts";
import { receiveUpload } from "./receive-upload.ts";
import { getPath, newPathOf } from "./refusals.ts";
import { words } from "./schema-descriptions.ts";
import { searchFolder } from "./search-folder.ts";
import { trashItems } from "./trash-items.ts";
import { requireItem } from "./tree.ts";

/** The digests by which a file is verified; null for a folder, and for an upload without digests. */
type FileDigests = {
  readonly SentSha256: string | null;
  /** The digest of the file as it was read back from the store. */
  readonly Sha256: string | null;
  readonly CheckedAt: string | null;
};

const noDigests = { sentSha256: null, sha256: null, checkedAt: null };

const digestsStatement = statement(
  { sentSha256: nullable(text()), sha256: nullable(text()), checkedAt: nullable(timestamp()) },
  (id: StorageItemId) => sql`
    select sent_sha256 as "sentSha256", sha256, checked_at as "checkedAt" from storage_item where id = ${id}`,
  [0 as StorageItemId],
);

/** An upload costs as much as this many requests. */
const uploadPoints = 2;
/** Bytes that the form adds around a file. */
const formBytes = 8_192;

type Keyed = { Params: { "*": string }; Querystring: Query };
type FolderRequest = { Querystring: Query };

/** The file library (8.009-8.014), and the one endpoint for links to stored objects (X31). */
export const storageRoutes = (config: Config, ports: Ports) => {
  const contextFor = authorizeStaff(config, ports);

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, { throwFileSizeLimit: false });
    app.addHook("onSend", async (_request, reply) => {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-store");
    });

    app.get<FolderRequest>("/api/s3/files", { schema: words.files }, async (request, reply) => {
      await contextFor(request, mayReadStorage);
      const { query } = request;
      const { prefix = "", search = "" } = query;
      const pageQuery = { prefix, sort: readSort(query), after: query.after, limit: readLimit(query) };
      const page =
        search.trim() === ""
          ? await pageOfFolder(ports.db, pageQuery)
          : await searchFolder(ports.db, { ...pageQuery, search });
      reply.header("x-total-count", page.total);
      if (page.next !== undefined) {
        const next = new URLSearchParams({
          prefix,
          sort: pageQuery.sort,
          limit: String(pageQuery.limit),
          after: page.next,
        });
        reply
          .header("link", `</api/s3/files?${next.toString()}>; rel="next"`)
          .header("x-next-after", page.next);
      }
      return page.items;
    });

    app.get<FolderRequest>("/api/s3/folder", { schema: words.folder }, async (request) => {
      const actor = await contextFor(request, mayReadStorage);
      return folderFacts(ports.db, actor, request.query.prefix ?? "");
    });

    app.get<Keyed>("/api/s3/getPreSignedUrl/*", { schema: words.link }, async (request) => {
      const actor = await contextFor(request);
      const disposition = request.query.disposition === "inline" ? "inline" : "attachment";
      const links = ownLinks(config, ports.clock, request.token?.session);
      return { url: await linkToObject({ ...ports, links }, actor, request.params["*"], disposition) };
    });

    app.delete<Keyed>("/api/s3/delete/*", { schema: words.remove }, async (request) => {
      const actor = await contextFor(request, mayChangeStorage);
      const selection = { keys: [request.params["*"]], count: readNumber(request.query.count) };
      const [trashed] = await trashItems(ports, actor, selection);
      return trashed;
    });

    app.post("/api/s3/deleteMany", { schema: words.removeMany }, async (request) => {
      const actor = await contextFor(request, mayChangeStorage);
      const { keys, count } = readBody(bodies.remove, request.body);
      return trashItems(ports, actor, { keys, count });
    });

    app.put<Keyed>("/api/s3/rename/*", { schema: words.rename }, async (request) => {
      const actor = await contextFor(request, mayChangeStorage);
      const { newFileKey: newKey, count, onTaken } = readBody(bodies.rename, request.body);
      return renameItem(ports, actor, { key: request.params["*"], newKey, count, onTaken });
    });

    app.post("/api/s3/move", { schema: words.move }, async (request) => {
      const actor = await contextFor(request, mayChangeStorage);
      const { keys, to, count, onTaken } = readBody(bodies.move, request.body);
      return moveItems(ports, actor, { keys, to, count, onTaken });
    });

    app.post("/api/s3/createFolder", { schema: words.createFolder }, async (request, reply) => {
      const actor = await contextFor(request, mayChangeStorage);
      const { folderPath } = readBody(bodies.createFolder, request.body);
      return reply.code(201).send(await makeFolder(ports, actor, folderPath));
    });

    app.post<FolderRequest>(
      "/api/s3/upload",
      { config: { readsItself: true }, schema: words.upload, validatorCompiler: () => () => true },
      async (request, reply) => {
        const actor = await contextFor(request, mayChangeStorage);
        request.budget?.spend(uploadPoints);
        const { maxRequestBytes } = storageLimits;
        if (!request.isMultipart()) throw appError("UNSUPPORTED_MEDIA_TYPE");
        if (Number(request.headers["content-length"] ?? 0) > maxRequestBytes + formBytes)
          throw payloadTooLarge(maxRequestBytes);
        const limits = { files: 1, fields: 5, parts: 6, fileSize: maxRequestBytes + 1, headerPairs: 20 };
        const part = await request.file({ limits });
        if (part === undefined) throw appError("BAD_REQUEST");
        const { fileKey = "" } = request.query;
        const isFolder = fileKey === "" || fileKey.endsWith("/");
        const names = newPathOf(isFolder ? `${fileKey}${part.filename}` : fileKey);
        const { query } = request;
        const sent = {
          names,
          body: part.file,
          onTaken: readConflictPolicy(query),
          sha256: readDigest(query),
        };
        return reply.code(201).send(await receiveUpload(ports, actor, sent));
      },
    );
  };
};

/** The item at a path, its size, and whether the caller may change it. */
async function folderFacts(
  db: Db,
  actor: Actor,
  key: string,
): Promise<StorageItem & FileDigests & { readonly viewerCanKeep: boolean }> {
  const { item, names } = await requireItem(db, getPath(key));
  const fields = toItem(item, names.slice(0, -1));
  const digests = item.isDirectory ? noDigests : await digestsStatement.only(db, item.id);
  const CheckedAt = digests.checkedAt === null ? null : new Date(digests.checkedAt).toISOString();
  return {
    ...fields,
    Key: names.length === 0 ? "" : fields.Key,
    SentSha256: digests.sentSha256,
    Sha256: digests.sha256,
    CheckedAt,
    viewerCanKeep: allows(mayChangeStorage(actor)),
  };
}
