/**
 * The practical limit: one hand-written prepared statement that builds the answer's JSON in SQL, behind a bare
 * Fastify route, without sign-in or rights. Started as a process of its own: `raw-server.ts <database url> <port>`.
 */
import Fastify from "fastify";
import pg from "pg";
import { recordJson } from "./raw-json.ts";

const [databaseUrl = "", port = "0"] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify({ logger: false });

const list = {
  name: "raw-list",
  text: `
    with mine as materialized (
      select record_id, date_of_procedure from logbook_participant where user_id = $1
    ), page as (
      select record_id, date_of_procedure from mine
      order by date_of_procedure desc, record_id desc limit $2 offset $3
    )
    select json_build_object(
      'totalCount', (select count(*) from mine),
      'activities', (
        select json_agg(${recordJson} order by page.date_of_procedure desc, page.record_id desc)
        from page join logbook_record record on record.id = page.record_id
      )
    )::text as body`,
};

/** Everybody's records of a customer: its number comes from the counters, as the portal's does. */
const customerList = {
  name: "raw-customer-list",
  text: `
    with page as (
      select id, date_of_procedure from logbook_record where customer_id = $1
      order by date_of_procedure desc, id desc limit $2 offset $3
    )
    select json_build_object(
      'totalCount', (select sum(records) from logbook_count where customer_id = $1),
      'activities', (
        select json_agg(${recordJson} order by page.date_of_procedure desc, page.id desc)
        from page join logbook_record record on record.id = page.id
      )
    )::text as body`,
};

const customerSearchText = `
    with found as materialized (
      select id, date_of_procedure from logbook_record where customer_id = $1 and search_text like $4
    ), page as (
      select id, date_of_procedure from found order by date_of_procedure desc, id desc limit $2 offset $3
    )
    select json_build_object(
      'totalCount', (select count(*) from found),
      'activities', (
        select json_agg(${recordJson} order by page.date_of_procedure desc, page.id desc)
        from page join logbook_record record on record.id = page.id
      )
    )::text as body`;

// Unnamed: a prepared search goes generic after five runs and then mixes the wrong indexes.
const searchText = `
    with mine as materialized (
      select record.id, record.date_of_procedure, record.search_text
      from logbook_participant mine join logbook_record record on record.id = mine.record_id
      where mine.user_id = $1
    ), found as materialized (
      select id, date_of_procedure from mine where search_text like $4
    ), page as (
      select id, date_of_procedure from found order by date_of_procedure desc, id desc limit $2 offset $3
    )
    select json_build_object(
      'totalCount', (select count(*) from found),
      'activities', (
        select json_agg(${recordJson} order by page.date_of_procedure desc, page.id desc)
        from page join logbook_record record on record.id = page.id
      )
    )::text as body`;

const detail = {
  name: "raw-detail",
  text: `select ${recordJson}::text as body from logbook_record record where record.id = $1`,
};

type ListBody = { userId: string; limit: number; offset: number; like?: string };

app.post<{ Body: ListBody }>("/list", async ({ body }, reply) => {
  const values = [body.userId, body.limit, body.offset];
  const { rows } = await pool.query<{ body: string }>(
    body.like === undefined ? { ...list, values } : { text: searchText, values: [...values, body.like] },
  );
  return reply.type("application/json").send(rows[0]?.body);
});

type CustomerListBody = Omit<ListBody, "userId"> & { customerId: number };

app.post<{ Body: CustomerListBody }>("/customer-list", async ({ body }, reply) => {
  const values = [body.customerId, body.limit, body.offset];
  const { rows } = await pool.query<{ body: string }>(
    body.like === undefined
      ? { ...customerList, values }
      : { text: customerSearchText, values: [...values, body.like] },
  );
  return reply.type("application/json").send(rows[0]?.body);
});

app.post<{ Body: { id: string } }>("/detail", async ({ body }, reply) => {
  const { rows } = await pool.query<{ body: string }>({ ...detail, values: [body.id] });
  return reply.type("application/json").send(rows[0]?.body);
});

await app.listen({ host: "127.0.0.1", port: Number(port) });
