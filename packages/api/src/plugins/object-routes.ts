import { Readable } from "node:stream";
import { isDataExportKey } from "@cathedra/domain/personal-data";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { appError, invalidLink } from "../errors.ts";
import { isRunLink, mayUseRunLink } from "../modules/activity-files/public.ts";
import { isDiscarded } from "../modules/files/public.ts";
import { mayUseExportLink } from "../modules/personal-data/public.ts";
import { isSessionOver } from "../modules/sign-out/public.ts";
import { isPackageLink, mayUsePackageLink } from "../modules/software-updates/public.ts";
import { isLibraryLink, openLibraryLink } from "../modules/storage/public.ts";
import type { Ports } from "../ports/ports.ts";
import { fsUpload, partOfLink, WrongPartDigestError, WrongPartSizeError } from "../storage/fs-parts.ts";
import { isObjectKey } from "../storage/object-key.ts";
import { objectStoreError } from "../storage/object-store-error.ts";
import { sendObject } from "../storage/send-object.ts";
import {
  type LinkFacts,
  type LinkMethod,
  type LinkSigner,
  linkSigner,
  readLink,
} from "../storage/signed-link.ts";
import { uploadDeadlineMs } from "./request-timeouts.ts";

type ObjectRequest = { Params: { "*": string }; Querystring: Readonly<Record<string, unknown>> };

/**
 * The parameters of a link, named as in S3, so that links of both kinds look the same; the last four are for a link to a part of
 * an object.
 */
const parameterNames = [
  "expires",
  "signature",
  "session",
  "since",
  "response-content-type",
  "response-content-disposition",
  "part",
  "offset",
  "size",
  "sha256",
];

const linkParameters = {
  type: "object",
  properties: Object.fromEntries(parameterNames.map((name) => [name, { type: "string" }])),
};

/**
 * Serves signed links: for reading a file, whatever the store is, and for writing a part of one if the store is a folder. The
 * signature grants access: it fixes the key, the method, the form of the answer, the session in which the link was issued, and
 * its expiry; links are issued by operations that check the person's rights. Each use checks that the basis still exists: the
 * session, the file and its owner, the reader's right to the run, the station's work.
 */
export const objectRoutes = (settings: Config, { db, objectStore, clock }: Ports) => {
  const signer = linkSigner(settings.objectStoreSecret, clock);
  const isOpen = async (key: string, facts: LinkFacts): Promise<boolean> => {
    if (isLibraryLink(facts)) return openLibraryLink({ db, clock }, key, facts);
    if (isPackageLink(facts)) return mayUsePackageLink(db, key, facts);
    const isThere = () => {
      if (isDataExportKey(key)) return mayUseExportLink(db, key);
      return isRunLink(facts)
        ? mayUseRunLink(db, facts, key)
        : isDiscarded(db, key).then((isGone) => !isGone);
    };
    const [isOver, mayBeRead] = await Promise.all([isSessionOver(db, facts, clock()), isThere()]);
    return mayBeRead && !isOver;
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    const config = { access: "public", bodyDeadlineMs: uploadDeadlineMs } as const;
    const options = { config } as const;
    const words = { tags: ["files"], security: [], querystring: linkParameters };

    app.get<ObjectRequest>(
      "/api/objects/*",
      { ...options, schema: { ...words, summary: "Read the file of a signed link, or a range of it" } },
      async (request, reply) => {
        const { key, facts, expires } = signedKey(request, "GET", signer);
        if (!(await isOpen(key, facts))) throw invalidLink();
        const disposition = facts["response-content-disposition"];
        const isKept = disposition?.startsWith("inline") === true && !isLibraryLink(facts);
        return sendObject(request, reply, objectStore, key, {
          contentType: facts["response-content-type"],
          disposition,
          ...(isKept ? { keepSeconds: Math.floor(Number(expires) - clock() / 1000) } : {}),
        });
      },
    );

    // The portal serves only files on disk; a bucket serves its own.
    if (settings.objectStore.kind !== "fs") return;
    app.put<ObjectRequest & { Body: Readable }>(
      "/api/objects/*",
      { ...options, schema: { ...words, summary: "Write the part of a file that a signed link names" } },
      async (request, reply) => {
        const { key, facts } = signedKey(request, "PUT", signer);
        const part = partOfLink(facts);
        if (part === undefined) throw invalidLink();
        await objectStore
          .putPart(key, fsUpload, part, request.body ?? Readable.from([]))
          .catch(troubleWithPart);
        // The ETag has the format of S3, for clients that compare it.
        return reply.header("etag", `"${part.number}-${part.size}"`).code(200).send();
      },
    );
  };
};

/** All invalid links, whether expired, changed or signed with another key, get the same answer. */
function signedKey(
  { params, query }: FastifyRequest<ObjectRequest>,
  method: LinkMethod,
  signer: LinkSigner,
): { readonly key: string; readonly facts: LinkFacts; readonly expires: string } {
  const key = params["*"];
  const link = readLink(query);
  const isValid =
    link !== undefined &&
    isObjectKey(key) &&
    signer.isValid(method, key, link.expires, link.signature, link.facts);
  if (!isValid) throw invalidLink();
  return { key, facts: link.facts, expires: link.expires };
}

/**
 * Classifies an error while a part is written: an interrupted part, or one of a cancelled upload, is not a failure of the server;
 * a full disk is reported.
 */
function troubleWithPart(error: unknown): never {
  if (error instanceof WrongPartSizeError) throw appError("BAD_REQUEST");
  if (error instanceof WrongPartDigestError) throw appError("UPLOAD_DAMAGED");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") throw appError("NOT_FOUND");
  throw code.startsWith("E") && code !== "ECONNRESET" ? objectStoreError(error) : error;
}
