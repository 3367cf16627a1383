/**
 * The practical limit: one hand-written prepared statement that builds the answer's JSON in SQL, behind a bare Fastify
 * route. Started as a process of its own: `raw-server.ts <database url> <port> [<issuer>]`. With an issuer it is what a
 * portal cannot do without: the token is verified with the portal's own key store, the person is read in that same
 * statement, and their rights are looked at. Without one it believes who asks.
 */
import { tokenVerifier } from "@cathedra/api/tokens";
import Fastify from "fastify";
import pg from "pg";
import { audience, clientId } from "../local/identity/settings.ts";
import { isPlannedAnew, type Question, statements, textOf } from "./raw-statements.ts";

const [databaseUrl = "", port = "0", issuer] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify({ logger: false });

type Row = {
  readonly caller?: { readonly id: string; readonly logbook: boolean } | null;
  readonly may: boolean;
  readonly body: string | null;
};
type Body = { readonly who: string; readonly values: readonly unknown[] };

const columns = await savedColumns();
const tokens =
  issuer === undefined
    ? undefined
    : tokenVerifier({
        issuer,
        audience,
        clients: [clientId],
        clock: () => Date.now() as ReturnType<Parameters<typeof tokenVerifier>[0]["clock"]>,
        onFetchFailed: (error) => console.error(error),
      });

/** Whose subject the token has, which is then the first parameter. */
async function subjectOf(authorization: string | undefined): Promise<string | undefined> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  if (tokens === undefined || token === undefined) return undefined;
  return (tokens.recall(token) ?? (await tokens.verify(token))).keycloakId;
}

for (const question of Object.keys(statements) as Question[]) {
  const text = textOf(question, tokens !== undefined, columns);
  const name = isPlannedAnew(question) ? {} : { name: `raw-${question}` };
  app.post<{ Body: Body }>(`/${question}`, async ({ body, headers }, reply) => {
    const who = tokens === undefined ? body.who : await subjectOf(headers.authorization);
    if (who === undefined) return reply.code(401).send();
    const { rows } = await pool.query<Row>({ ...name, text, values: [who, ...body.values] });
    const [row] = rows;
    const isKnown = tokens === undefined || row?.caller?.logbook === true;
    if (row === undefined || !isKnown || !row.may || row.body === null) return reply.code(403).send();
    return reply.type("application/json").send(row.body);
  });
}
await app.listen({ host: "127.0.0.1", port: Number(port) });

/** What an insert of a record names beside its id: all columns but those that the database makes. */
async function savedColumns(): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select attname as name from pg_attribute
    where attrelid = 'logbook_record'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> 'id'`);
  return rows.map(({ name }) => name);
}
