import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { buildZip, type ObjectStore } from "@cathedra/api";
import { instant } from "@cathedra/domain";
import { type ExerciseDefinition, evaluate } from "@cathedra/domain/results";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import { fileStatements } from "./raw-statements.ts";

type Deps = {
  readonly pool: pg.Pool;
  readonly store: ObjectStore;
  readonly subjectOf: (request: FastifyRequest) => Promise<string>;
};
type Row = {
  readonly caller: { readonly logbook: boolean } | null;
  readonly may: boolean;
  readonly body: unknown;
};
type OfRun = { Params: { readonly run: string } };

/**
 * The practical limit of files: one prepared statement for the person, their right and the place of the file, and the portal's
 * own store behind it. A delivery needs a second statement, which stores the run when its files are there.
 */
export async function addRawFileRoutes(
  app: FastifyInstance,
  { pool, store, subjectOf }: Deps,
): Promise<void> {
  async function read(
    question: "recording" | "thumbnail" | "zip" | "exercise",
    subject: string,
    of: unknown,
  ) {
    const { rows } = await pool.query<Row>({
      name: `raw-${question}`,
      text: fileStatements[question],
      values: [subject, of],
    });
    const [row] = rows;
    if (row?.caller?.logbook !== true || !row.may || row.body === null) throw new Error(`no ${question}`);
    return row.body;
  }
  const found = async (key: string, range?: { readonly start: number; readonly end: number }) => {
    const object = await store.get(key, range);
    if (object === undefined) throw new Error(`no object ${key}`);
    return object;
  };

  app.get<OfRun>("/recording/:run", async (request, reply) => {
    const key = await read("recording", await subjectOf(request), request.params.run);
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const range = { start: Number(start), end: Number(end) };
    const { body, size } = await found(key as string, range);
    return reply
      .code(206)
      .type("video/webm")
      .header("content-range", `bytes ${range.start}-${range.end}/${size}`)
      .header("content-length", range.end - range.start + 1)
      .send(body);
  });
  app.get<OfRun>("/thumbnail/:run", async (request, reply) => {
    const key = await read("thumbnail", await subjectOf(request), request.params.run);
    const { body, size } = await found(key as string);
    return reply.type("image/webp").header("content-length", size).send(body);
  });
  app.get<OfRun>("/zip/:run", async (request, reply) => {
    const files = (await read("zip", await subjectOf(request), request.params.run)) as readonly {
      readonly name: string;
      readonly key: string;
    }[];
    const modifiedAt = new Date();
    const entries = files.map(({ name, key }) => ({
      name,
      modifiedAt,
      isPacked: true,
      open: async () => (await found(key)).body,
    }));
    return reply.type("application/zip").send(buildZip(entries));
  });

  await app.register(multipart);
  app.post<{ Params: { readonly exercise: string } }>("/delivery/:exercise", async (request, reply) => {
    const subject = await subjectOf(request);
    const { exercise } = request.params;
    const definition = (await read("exercise", subject, exercise)) as ExerciseDefinition;
    const prefix = `results/${randomUUID()}/`;
    const files: object[] = [];
    let run = "";
    let list = "";
    let values: Record<string, number> = {};
    for await (const part of request.parts()) {
      if (part.type === "field") {
        run = String(part.value);
        continue;
      }
      const kind = partKinds[part.fieldname] ?? "list";
      const hash = createHash("sha256");
      let size = 0;
      const isSmall = kind === "list" || kind === "metric_values";
      const whole = isSmall ? await buffer(part.file) : undefined;
      if (kind === "list" && whole !== undefined) list = gunzipSync(whole).toString();
      if (kind === "metric_values" && whole !== undefined)
        values = JSON.parse(gunzipSync(whole).toString()).values;
      const pieces = async function* () {
        for await (const piece of whole === undefined ? (part.file as AsyncIterable<Buffer>) : [whole]) {
          hash.update(piece);
          size += piece.length;
          yield piece;
        }
      };
      const key = `${prefix}${files.length}`;
      await store.put(key, Readable.from(pieces(), { objectMode: false }), { contentType: part.mimetype });
      files.push({
        kind,
        name: part.filename,
        key,
        type: part.mimetype,
        size,
        sha256: hash.digest("hex"),
        position: files.length,
      });
    }
    const time = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(list)?.[1] ?? "";
    const { implausible: _, ...judged } = evaluate(definition, {
      isCompleted: true,
      startedAt: instant(Date.parse(time("startedAt"))),
      endedAt: instant(Date.parse(time("endedAt"))),
      values,
    });
    const { rows } = await pool.query<{ body: string }>({
      name: "raw-delivery",
      text: fileStatements.delivery,
      values: [
        subject,
        exercise,
        run,
        time("startedAt"),
        time("endedAt"),
        request.ip,
        JSON.stringify(judged),
        JSON.stringify(values),
        JSON.stringify(files),
      ],
    });
    return reply.code(201).type("application/json").send(rows[0]?.body);
  });
}

/** The kind of file that a part of the form contains. */
const partKinds: Readonly<Record<string, string>> = {
  resultFile: "metric_values",
  image: "image",
  recording: "recording",
};
