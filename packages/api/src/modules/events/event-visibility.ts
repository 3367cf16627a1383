import type { Actor } from "@cathedra/domain/access";
import { sql } from "kysely";
import { int, statement } from "../../db/statement.ts";
import type { NoticeVisibility } from "../inbox/public.ts";

const seenStatement = statement(
  { id: int() },
  (
    { userId, email, isEmailVerified }: Pick<Actor, "userId" | "email" | "isEmailVerified">,
    ids: readonly string[],
  ) => sql`
    select voucher.id from json_array_elements_text(${JSON.stringify(ids)}::json) given (id)
    join resource_access_voucher voucher on voucher.id = given.id::int and voucher.kind = 'event'
    where voucher.archived_at is null and (
      voucher.creator_id = ${userId}
      or exists (select from voucher_user where voucher_id = voucher.id and user_id = ${userId})
      or ${isEmailVerified}::boolean and exists (
        select from voucher_organizer where voucher_id = voucher.id and email = lower(${email})
      )
    )`,
);

/** Decides whether the person may still see notices about events: those that they are in and that were not cancelled. */
export const eventVisibility: NoticeVisibility = {
  subject: "event",
  sees: async (db, actor, ids) => {
    const rows = await seenStatement.rows(
      db,
      actor,
      ids.filter((id) => /^\d{1,9}$/.test(id)),
    );
    return new Set(rows.map(({ id }) => String(id)));
  },
};
