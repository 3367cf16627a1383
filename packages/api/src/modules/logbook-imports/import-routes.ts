import type { Readable } from "node:stream";
import { importLimits } from "@cathedra/domain/logbook-import";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { payloadTooLarge } from "../../errors.ts";
import { getContext } from "../../graphql/context.ts";
import type { Ports } from "../../ports/ports.ts";
import { boundedBody } from "../../storage/bounded-body.ts";
import { contentReading } from "../content/public.ts";
import { readImportRequest } from "./import-request.ts";
import { checkImport, startImport } from "./start-import.ts";

/** Checking thousands of rows costs as many points as this number of requests. */
const points = 10;
const uploadMs = 60_000;

type ImportCall = FastifyRequest<{ Body: Readable }>;

const words = {
  tags: ["logbook"],
  consumes: ["application/octet-stream"],
  description:
    "The body is JSON: `groupId`, `fileName` and at most 5,000 `rows`, each with its number (`row`) and its `record` in the form of `ActivityInput`. Columns of the file that are not part of a record are not sent.",
};

/** The routes of imports of earlier logbooks; their bodies are larger than a GraphQL request may be. */
export const logbookImportRoutes = (config: Config, ports: Ports) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };

  async function admitted(request: ImportCall) {
    const { db, clock, actor } = await getContext(deps, request);
    request.budget?.spend(points);
    const maxBytes = importLimits.sentBytes;
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw payloadTooLarge(maxBytes);
    const chunks: Buffer[] = [];
    for await (const chunk of boundedBody(request.body, maxBytes)) chunks.push(Buffer.from(chunk));
    return { deps: { db, clock }, actor, input: readImportRequest(Buffer.concat(chunks)) };
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    const options = { config: { bodyDeadlineMs: uploadMs }, bodyLimit: importLimits.sentBytes };

    app.post<{ Body: Readable }>(
      "/api/logbook/imports/check",
      {
        ...options,
        schema: { ...words, summary: "Say what would become of each row of an earlier logbook" },
      },
      async (request) => {
        const { deps: own, actor, input } = await admitted(request);
        const { rows, newAttendings } = await checkImport(own, actor, input);
        return {
          newCount: rows.filter(({ outcome }) => outcome === "new").length,
          doubles: rows.flatMap((row) =>
            row.outcome === "double" ? [{ row: row.row, recordId: row.double }] : [],
          ),
          wrong: rows.flatMap((row) =>
            row.outcome === "wrong" ? [{ row: row.row, errors: row.errors }] : [],
          ),
          leftOut: rows.flatMap((row) =>
            row.outcome !== "wrong" && row.leftOut.length > 0 ? [{ row: row.row, fields: row.leftOut }] : [],
          ),
          newAttendings,
        };
      },
    );

    app.post<{ Body: Readable }>(
      "/api/logbook/imports",
      {
        ...options,
        schema: {
          ...words,
          summary: "Import the rows of an earlier logbook that can be imported",
          description: `${words.description} \`expected\` is the number of rows that were shown to be imported: if it would be another one, nothing is imported.`,
        },
      },
      async (request) => {
        const { deps: own, actor, input } = await admitted(request);
        return { id: await startImport(own, actor, input) };
      },
    );
  };
};
