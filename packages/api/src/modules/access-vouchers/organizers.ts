import type { EventFacts } from "@cathedra/domain/access";
import { sql } from "kysely";

/**
 * The addresses of those who conduct the row called `voucher`, an event: those that are named, and its creator's as it is
 * now (X29), if it is verified. Who has one of them is an organizer (3.019, 3.025: `isEventOrganizer`).
 */
export const organizerEmails = sql<readonly string[]>`array(
  select email from voucher_organizer where voucher_id = voucher.id
  union select lower(email) from app_user where id = voucher.creator_id and email <> '' and email_verified
)`;

/** The columns that identify the organizers of the row called `voucher`, named as in `EventFacts`. */
export const organizerColumns = sql`${organizerEmails} as organizers, voucher.creator_id as "creatorId"`;

export type OrganizerColumns = Pick<EventFacts, "organizers" | "creatorId">;
