import type { UserId } from "@cathedra/domain";
import { sql } from "kysely";
import { statement, text, timestamp } from "../../db/statement.ts";

/** The versions that a person accepted, the newest first: a few rows of the primary key. */
export const acceptedTerms = statement(
  { version: text(), acceptedAt: timestamp() },
  (userId: UserId) => sql`
    select version, accepted_at as "acceptedAt" from terms_acceptance
    where user_id = ${userId} order by accepted_at desc limit 20`,
);
