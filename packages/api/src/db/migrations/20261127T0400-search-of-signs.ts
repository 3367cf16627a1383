import { type Kysely, sql } from "kysely";

/**
 * Indexes the characters of a text that trigrams ignore: signs, and letters of other alphabets. Without it, a search for "(" or
 * "محمد" among a customer's records reads each of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_signs(form text) returns text[] language sql immutable parallel safe
      return text_pieces(regexp_replace(form collate "C", '[a-z0-9 \\n]+', '', 'g'));

    create index logbook_record_search_signs
      on logbook_record using gin (customer_id, search_signs(search_text)) with (fastupdate = off);
  `.execute(db);
}
