import type { UserId } from "@cathedra/domain";
import { sql } from "kysely";
import { int, statement } from "../../db/statement.ts";
import type { NoticeVisibility } from "../inbox/public.ts";

const seenStatement = statement(
  { id: int() },
  (userId: UserId, ids: readonly string[]) => sql`
    select voucher.id from json_array_elements_text(${JSON.stringify(ids)}::json) given (id)
    join voucher_user on voucher_user.voucher_id = given.id::int and voucher_user.user_id = ${userId}
    join resource_access_voucher voucher on voucher.id = voucher_user.voucher_id
    where voucher.archived_at is null`,
);

/** Decides whether a notice is shown: the person has accepted the voucher, and it was not ended. */
export const voucherVisibility: NoticeVisibility = {
  subject: "voucher",
  sees: async (db, { userId }, ids) => {
    const rows = await seenStatement.rows(
      db,
      userId,
      ids.filter((id) => /^\d{1,9}$/.test(id)),
    );
    return new Set(rows.map(({ id }) => String(id)));
  },
};
