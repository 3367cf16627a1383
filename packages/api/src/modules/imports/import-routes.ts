import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { appError, authorize, payloadTooLarge } from "../../errors.ts";
import { getContext } from "../../graphql/context.ts";
import type { Ports } from "../../ports/ports.ts";
import { boundedBody } from "../../storage/bounded-body.ts";
import { contentReading } from "../content/public.ts";
import type { AnyImport } from "./import-kind.ts";

/** Reading and comparing a document costs as many points as this number of requests. */
const points = 10;
const uploadMs = 60_000;

type ImportRequest = { Params: { kind: string }; Querystring: { plan?: string }; Body: Readable };

const words = {
  tags: ["imports"],
  consumes: ["application/octet-stream"],
  params: {
    type: "object",
    properties: { kind: { type: "string", description: "What is imported: `simulator-definitions`" } },
  },
};

/** The routes of imports: a document is first compared, and its shown changes are then applied. */
export const importRoutes = (config: Config, ports: Ports, kinds: readonly AnyImport[]) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };

  /** A caller without the right is refused before the document is read. */
  async function admitted(request: FastifyRequest<ImportRequest>) {
    const { db, clock, actor } = await getContext(deps, request);
    const kind = kinds.find(({ name }) => name === request.params.kind);
    if (kind === undefined) throw appError("NOT_FOUND");
    authorize(kind.mayImport(actor));
    request.budget?.spend(points);
    const { maxBytes } = kind;
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw payloadTooLarge(maxBytes);
    const chunks: Buffer[] = [];
    for await (const chunk of boundedBody(request.body, maxBytes)) chunks.push(Buffer.from(chunk));
    return { kind, deps: { db, clock }, actor, bytes: Buffer.concat(chunks) };
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    const largest = Math.max(...kinds.map(({ maxBytes }) => maxBytes));
    const options = { config: { bodyDeadlineMs: uploadMs }, bodyLimit: largest };

    app.post<ImportRequest>(
      "/api/imports/:kind/check",
      { ...options, schema: { ...words, summary: "Say what a document would change, or why it is refused" } },
      async (request) => {
        const { kind, deps: own, bytes } = await admitted(request);
        return kind.check(own, bytes);
      },
    );

    app.post<ImportRequest>(
      "/api/imports/:kind",
      {
        ...options,
        schema: {
          ...words,
          summary: "Import a document as a whole, or not at all",
          querystring: {
            type: "object",
            properties: {
              plan: {
                type: "string",
                description: "What `check` said it would do; anything else is not done",
              },
            },
          },
        },
      },
      async (request) => {
        const { kind, deps: own, actor, bytes } = await admitted(request);
        return kind.apply(own, actor, bytes, request.query.plan);
      },
    );
  };
};
