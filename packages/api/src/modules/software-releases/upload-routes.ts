import type { Readable } from "node:stream";
import { mayKeepSoftware } from "@cathedra/domain/access";
import { documentMaxBytes, isDocumentKind, packageMaxBytes } from "@cathedra/domain/software";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { appError, authorize, payloadTooLarge } from "../../errors.ts";
import { getContext } from "../../graphql/context.ts";
import { uploadDeadlineMs } from "../../plugins/request-timeouts.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/public.ts";
import { receiveUpload } from "./receive-upload.ts";

/** An upload costs the person as much as this many requests. */
const points = 10;

type UploadRequest = {
  Params: { releaseId: string; part: string };
  Querystring: { name?: string };
  Body: Readable;
};

const words = {
  tags: ["software"],
  summary: "Upload the package or a document of a release, as it is, in the body",
  consumes: ["application/octet-stream"],
  params: {
    type: "object",
    properties: {
      releaseId: { type: "string", description: "The number of the release" },
      part: {
        type: "string",
        description: "`package`, `manual`, `stepByStep`, `releaseNotes`, `clinicalDeviceList` or `caseBook`",
      },
    },
  },
  querystring: {
    type: "object",
    properties: { name: { type: "string", description: "What the file is called" } },
  },
};

/** Uploads of packages and documents, for the people who maintain software. */
export const softwareUploads = (config: Config, ports: Ports) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  const { objectStore } = ports;

  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    app.put<UploadRequest>(
      "/api/software-releases/:releaseId/:part",
      { config: { bodyDeadlineMs: uploadDeadlineMs }, bodyLimit: packageMaxBytes, schema: words },
      async (request, reply) => {
        const { db, actor } = await getContext(deps, request);
        authorize(mayKeepSoftware(actor));
        const { releaseId, part } = request.params;
        if (part !== "package" && !isDocumentKind(part)) throw appError("NOT_FOUND");
        request.budget?.spend(points);
        const maxBytes = part === "package" ? packageMaxBytes : documentMaxBytes;
        if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw payloadTooLarge(maxBytes);
        const release = /^[0-9]{1,9}$/.test(releaseId) ? Number(releaseId) : 0;
        const { name = "" } = request.query;
        await receiveUpload({ db, objectStore, packageSigner: config.packageSigner }, actor, {
          release,
          part,
          name,
          body: request.body,
        });
        return reply.code(204).send();
      },
    );
  };
};
