import { type Kysely, sql } from "kysely";

/**
 * Searching "kovacs" finds "Kovács": the searched text is stored without accents, by a function that is also applied to the words
 * of a search. The column is created again, which writes every record once and rebuilds its two indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The same in TypeScript: normaliseForSearch in packages/domain. Plain ASCII, nearly everything, takes the short way.
    create function search_form(given text) returns text language sql immutable parallel safe
      return case
        when octet_length(given) = char_length(given) then lower(given collate "und-x-icu") collate "C"
        else replace(replace(replace(
          translate(
            regexp_replace(normalize(lower(given collate "und-x-icu") collate "C", nfd), '[\\u0300-\\u036f]', '', 'g'),
            'øłđðħŧıς', 'olddhtiσ'
          ),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
      end;

    alter table logbook_record drop column search_text;
    -- X115: optional_identifier has no place in here.
    alter table logbook_record add column search_text text collate "C" not null generated always as (
      search_form(
        hospital_name || E'\\n' || attending_last_name || ', ' || attending_first_name || E'\\n' ||
        attending_first_name || ' ' || attending_last_name || E'\\n' || participants_text || E'\\n' ||
        procedure_name || E'\\n' || procedure_code || E'\\n' || intervention_type || E'\\n' || organ_system ||
        E'\\n' || category || E'\\n' || sub_category
      )
    ) stored;

    create index logbook_record_search_in_customer
      on logbook_record using gin (customer_id, search_text gin_trgm_ops) with (fastupdate = off);
    create index logbook_record_search
      on logbook_record using gin (search_text gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
}
