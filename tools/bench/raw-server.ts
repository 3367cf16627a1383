/**
 * The practical limit: one hand-written prepared statement that builds the answer's JSON in SQL, behind a bare Fastify route. A
 * separate process: `raw-server.ts <database url> <port> [<issuer> <folder of files>]`. With an issuer it includes what a portal
 * cannot leave out: the token is verified with the portal's own key store, and the person and their rights are read in the same
 * statement. Without one it does not authenticate.
 */
import { openObjectStore, systemClock } from "@cathedra/api";
import { callerTokens } from "@cathedra/api/tokens";
import Fastify, { type FastifyRequest } from "fastify";
import pg from "pg";
import { audience, clientId } from "../local/identity/settings.ts";
import { addRawFileRoutes } from "./files/raw-file-routes.ts";
import { needsFreshPlan, type Question, statements, textOf } from "./raw-statements.ts";

const [databaseUrl = "", port = "0", issuer, folder = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify({ logger: false });

type Row = {
  readonly caller?: { readonly id: string; readonly logbook: boolean } | null;
  readonly may: boolean;
  readonly body: string | null;
};
type Body = { readonly who: string; readonly values: readonly unknown[] };

const columns = await savedColumns();
const hasTokens = issuer !== undefined;
if (hasTokens) {
  const onFetchFailed = (error: unknown) => console.error(error);
  await app.register(
    callerTokens({ issuer, audience, clients: [clientId], clock: systemClock, onFetchFailed }),
  );
}

if (hasTokens && folder !== "") {
  const settings = { objectStoreSecret: "unused", http: { publicUrl: "" } };
  const store = await openObjectStore({ ...settings, objectStore: { kind: "fs", folder } }, systemClock);
  await addRawFileRoutes(app, { pool, store, subjectOf });
}

/** Returns the subject of the token, which is the first parameter of each statement. */
async function subjectOf(request: FastifyRequest): Promise<string> {
  return (app.tokens.recall(request) ?? (await app.tokens.verify(request))).keycloakId;
}

for (const question of Object.keys(statements) as Question[]) {
  const text = textOf(question, hasTokens, columns);
  const name = needsFreshPlan(question) ? {} : { name: `raw-${question}` };
  app.post<{ Body: Body }>(`/${question}`, async (request, reply) => {
    const { body } = request;
    const who = hasTokens ? await subjectOf(request) : body.who;
    const { rows } = await pool.query<Row>({ ...name, text, values: [who, ...body.values] });
    const [row] = rows;
    const isKnown = !hasTokens || row?.caller?.logbook === true;
    if (row === undefined || !isKnown || !row.may || row.body === null) return reply.code(403).send();
    return reply.type("application/json").send(row.body);
  });
}
await app.listen({ host: "127.0.0.1", port: Number(port) });

/** The columns of an inserted record beside its id: all but those that the database computes. */
async function savedColumns(): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select attname as name from pg_attribute
    where attrelid = 'logbook_record'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> 'id'`);
  return rows.map(({ name }) => name);
}
