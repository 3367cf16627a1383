import type { EventFacts } from "@cathedra/domain/access";
import { sql } from "kysely";

/**
 * The addresses of the organizers of the row called `voucher`, an event: the named ones, and its creator's present one (X29) if
 * it is verified. A person with one of these addresses is an organizer (3.019, 3.025: `isEventOrganizer`).
 */
export const organizerEmails = sql<readonly string[]>`array(
  select email from voucher_organizer where voucher_id = voucher.id
  union select lower(email) from app_user where id = voucher.creator_id and email <> '' and email_verified
)`;

/** The columns that identify the organizers of the row called `voucher`, named as in `EventFacts`. */
export const organizerColumns = sql`${organizerEmails} as organizers, voucher.creator_id as "creatorId"`;

export type OrganizerColumns = Pick<EventFacts, "organizers" | "creatorId">;
