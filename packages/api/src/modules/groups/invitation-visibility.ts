import { sql } from "kysely";
import { statement, text } from "../../db/statement.ts";
import type { NoticeVisibility } from "../inbox/public.ts";

const openStatement = statement(
  { code: text() },
  (codes: readonly string[]) => sql`
    select invitation.code from json_array_elements_text(${JSON.stringify(codes)}::json) given (code)
    join group_invitation invitation on invitation.code = given.code and invitation.revoked_at is null
    join customer_group on customer_group.id = invitation.group_id and customer_group.removed_at is null`,
);

/** Decides whether notices of invitations (as `group:code`) are shown: only while the invitation can still be accepted. */
export const invitationVisibility: NoticeVisibility = {
  subject: "invitation",
  sees: async (db, _actor, ids) => {
    const rows = await openStatement.rows(
      db,
      ids.map((id) => id.slice(id.indexOf(":") + 1)),
    );
    const open = new Set(rows.map(({ code }) => code));
    return new Set(ids.filter((id) => open.has(id.slice(id.indexOf(":") + 1))));
  },
};
