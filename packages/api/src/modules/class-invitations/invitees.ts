import type { GroupId } from "@cathedra/domain";
import { type Instant, instant } from "@cathedra/domain";
import { mailableFrom } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { floats, int, nullable, statement, text, timestamp } from "../../db/statement.ts";
import type {
  ClassInvitationInviteesArgs,
  GroupInvitee,
  GroupInvitees,
  InviteeStatus,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { inviteesWithStatus } from "./invitees-with-status.ts";

const pageStatement = statement(
  {
    total: int(),
    id: nullable(int()),
    email: nullable(text()),
    firstName: nullable(text()),
    lastName: nullable(text()),
    status: nullable(text<InviteeStatus>()),
    reason: nullable(text()),
    invitedAt: nullable(timestamp()),
    askedAt: nullable(timestamp()),
    times: nullable(int()),
    mailedAt: floats(),
    linkExpiresAt: nullable(timestamp()),
  },
  (
    groupId: GroupId,
    { search, status, limit, offset }: { search: string; status: string; limit: number; offset: number },
  ) => sql`
    with matching as materialized (
      select * from (${inviteesWithStatus(groupId)}) invitee
      where (${status}::text = '' or status = ${status})
        and (${search}::text = '' or position(search_form(${search}) in search_form(concat_ws(' ', first_name, last_name, email))) > 0)
    ), counted as (select count(*) as total from matching), page as (
      select * from matching order by invited_at desc, id desc limit ${limit} offset ${offset}
    )
    select counted.total, page.id, page.email, page.first_name as "firstName", page.last_name as "lastName", page.status,
      page.reason, page.invited_at as "invitedAt", page.asked_at as "askedAt", page.times,
      array(select extract(epoch from at)::float8 * 1000 from unnest(page.mailed_at) given (at)) as "mailedAt",
      case when page.status <> 'joined' and page.token_used_at is null then page.token_expires_at end as "linkExpiresAt"
    from counted left join page on true
    order by page.invited_at desc, page.id desc`,
);

/** The invitees of a group, latest first, in one statement; at most as many as a list may have. */
export async function findInvitees(
  db: Db,
  groupId: GroupId,
  args: ClassInvitationInviteesArgs,
): Promise<GroupInvitees> {
  const part = readPageArgs(args, { usual: 50, most: 100 });
  const rows = await pageStatement.rows(db, groupId, {
    search: (args.search ?? "").trim(),
    status: args.status ?? "",
    ...part,
  });
  return {
    totalCount: rows[0]?.total ?? 0,
    // Beyond the last page only the total is returned.
    invitees: rows.flatMap((row) => getInvitee(row) ?? []),
  };
}

type Row = Awaited<ReturnType<typeof pageStatement.rows>>[number];

function getInvitee({
  id,
  email,
  firstName,
  lastName,
  status,
  reason,
  ...row
}: Row): GroupInvitee | undefined {
  const { invitedAt, askedAt, times, mailedAt, linkExpiresAt } = row;
  if (id === null || email === null || status === null || invitedAt === null || askedAt === null)
    return undefined;
  return {
    id,
    email,
    first_name: firstName ?? "",
    last_name: lastName ?? "",
    status,
    reason,
    invitedAt,
    askedAt,
    times: times ?? 1,
    againFrom: status === "joined" || status === "optedOut" ? null : againFrom(askedAt, mailedAt),
    linkExpiresAt,
  };
}

/** When an invitee can be mailed again, by all mails that they got from anybody; at once if they got none. */
function againFrom(askedAt: Instant, mailedAt: readonly number[]): Instant {
  return instant(Math.max(askedAt, mailableFrom(mailedAt.map((at) => instant(Math.round(at))))));
}
