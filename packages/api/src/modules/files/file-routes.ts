import { type Actor, type Decision, maySaveLearningSpace } from "@cathedra/domain/access";
import { type FilePurpose, filePurposes, isFilePurpose } from "@cathedra/domain/files";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { appError, authorize } from "../../errors.ts";
import { getContext } from "../../graphql/context.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/public.ts";
import { logoRoute, pictureFolders } from "./picture-addresses.ts";
import { fileTooLarge, receiveFile } from "./receive-file.ts";

/** The policy of uploads for each purpose of a file. */
const mayUpload: Readonly<Record<FilePurpose, (actor: Actor) => Decision>> = {
  learning_space_logo: maySaveLearningSpace,
  feedback_screenshot: () => "allowed",
};

/** The number of points that an upload costs: as much as this many requests. */
const points = 10;
const uploadMs = 60_000;
/** Bytes that the form adds around a file. */
const formBytes = 8_192;
const pictureName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.png$/;

const uploadWords = {
  tags: ["files"],
  summary: "Upload a file (multipart/form-data, one part `file`); its `id` is named where it is made use of",
  consumes: ["multipart/form-data"],
  querystring: {
    type: "object",
    properties: {
      purpose: { type: "string", description: "What for: `learning_space_logo` or `feedback_screenshot`" },
    },
  },
};
const pictureWords = { tags: ["files"], security: [], summary: "Read the logo of a learning space" };

/** Files that people upload, and the pictures of them that everyone may see, from the portal's own origin. */
export const fileRoutes = (config: Config, ports: Ports) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  const { objectStore } = ports;

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
    });

    app.post<{ Querystring: { purpose?: string } }>(
      "/api/files",
      { config: { readsItself: true }, schema: uploadWords },
      async (request, reply) => {
        const { db, actor } = await getContext(deps, request);
        const { purpose } = request.query;
        if (!isFilePurpose(purpose)) throw appError("NOT_FOUND");
        authorize(mayUpload[purpose](actor));
        request.budget?.spend(points);
        const bytes = await withinTime(bytesOf(request, purpose));
        return reply.code(201).send(await receiveFile({ db, objectStore }, actor.userId, purpose, bytes));
      },
    );

    // A file name always has the same content, so that it can be cached for ever.
    app.get<{ Params: { name: string } }>(
      `${logoRoute}:name`,
      { config: { access: "public" }, schema: pictureWords },
      async (request, reply) => {
        const { name } = request.params;
        if (!pictureName.test(name)) throw appError("NOT_FOUND");
        const etag = `"${name}"`;
        reply.header("cache-control", "public, max-age=31536000, immutable").header("etag", etag);
        if (request.headers["if-none-match"] === etag) return reply.code(304).send();
        const found = await objectStore.get(`${pictureFolders.learning_space_logo}${name}`);
        if (found === undefined) {
          reply.header("cache-control", "no-store").removeHeader("etag");
          throw appError("NOT_FOUND");
        }
        return reply
          .type(found.contentType)
          .header("content-length", found.size)
          .header("content-disposition", "inline")
          .send(found.body);
      },
    );
  };
};

/** The one file of a form, as far as its purpose allows. */
async function bytesOf(request: FastifyRequest, purpose: FilePurpose): Promise<Buffer> {
  const { maxBytes } = filePurposes[purpose];
  if (!request.isMultipart()) throw appError("UNSUPPORTED_MEDIA_TYPE");
  if (Number(request.headers["content-length"] ?? 0) > maxBytes + formBytes) throw fileTooLarge(purpose);
  const part = await request.file({ limits: { fileSize: maxBytes } });
  if (part === undefined) throw appError("BAD_REQUEST");
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw fileTooLarge(purpose);
  return bytes;
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(appError("REQUEST_TIMEOUT")), uploadMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
