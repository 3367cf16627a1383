import type { GroupId } from "@cathedra/domain";
import { type Actor, mayManageGroupInvitation } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";
import { authorize } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { findGroup, type GroupView } from "../groups/public.ts";
import { institutionAllowance } from "../mail/public.ts";
import { inviteesWithStatus } from "./invitees-with-status.ts";

/** The invitation of a class: its group and its counts; the invitees are read page by page. */
export type ClassView = {
  readonly id: GroupId;
  readonly customerGroup: GroupView;
  readonly mailsLeftToday: number;
  readonly inviteeCount: number;
  readonly joinedCount: number;
  readonly failedCount: number;
};

const countsStatement = statement(
  { inviteeCount: int(), joinedCount: int(), failedCount: int() },
  (groupId: GroupId) => sql`
    select count(*) as "inviteeCount",
      count(*) filter (where invitee.status = 'joined') as "joinedCount",
      count(*) filter (where invitee.status = 'mailFailed') as "failedCount"
    from (${inviteesWithStatus(groupId)}) invitee`,
);

/** The class of a group, for people who may invite into it. */
export async function classView(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Actor,
  groupId: GroupId,
): Promise<ClassView> {
  const customerGroup = await findGroup(db, actor.userId, groupId);
  const facts = customerGroup && { id: groupId, customerId: customerGroup.customer.id };
  authorize(facts === undefined ? "hidden" : mayManageGroupInvitation(actor, facts));
  if (customerGroup === undefined) throw new Error("a group that is not there was let through");
  const [counts, { left: mailsLeftToday }] = await Promise.all([
    countsStatement.only(db, groupId),
    institutionAllowance(db, "invitations", customerGroup.customer.id, clock()),
  ]);
  return { id: groupId, customerGroup, mailsLeftToday, ...counts };
}
