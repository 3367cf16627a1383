import { err, type GroupId, ok, type Result } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  type AcceptInvitationRefusal,
  acceptInvitation,
  parseGroupInviteCode,
} from "@cathedra/domain/groups";
import type { Tx } from "../../db/database.ts";
import { type AppError, appError, invitationForAnother, oldVoucher, rateLimited } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import {
  type CodeDeps,
  codeSubjects,
  insertWrongCode,
  lockCodeSubjects,
  remainingWaitSeconds,
  tryCode,
} from "../invite-codes/public.ts";
import { findInvitation, joinGroup, lockGroupOfCode } from "./invitation-queries.ts";
import { welcomeMember } from "./welcome-member.ts";

type Refusal =
  | AcceptInvitationRefusal
  | { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

/** Makes the caller a learner of the group that the code invites to (2.005), and returns the group. */
export async function acceptInvite(deps: CodeDeps, actor: Actor, code: string): Promise<GroupId> {
  return tryCode(deps, actor, parseGroupInviteCode(code), (tx) => accept(tx, deps, actor, code), toError);
}

async function accept(
  tx: Tx,
  { clock, address }: CodeDeps,
  actor: Actor,
  code: string,
): Promise<Result<GroupId, Refusal>> {
  const subjects = codeSubjects(actor.userId, address);
  await lockCodeSubjects(tx, subjects);
  const parsed = parseGroupInviteCode(code);
  await lockGroupOfCode(tx, parsed);
  const now = clock();
  const found = await findInvitation(tx, parsed, actor.userId, subjects, now);
  const retryAfterSeconds = remainingWaitSeconds(found.wrongCodes, now);
  if (retryAfterSeconds > 0) return err({ code: "RATE_LIMITED", retryAfterSeconds });

  const decided = acceptInvitation(found.invitation, { ...actor, isMember: found.isMember }, now);
  if (!decided.ok || found.invitation === undefined) {
    const refusal = decided.ok ? ({ code: "INVALID_VOUCHER" } as const) : decided.error;
    if (refusal.code === "INVALID_VOUCHER") await insertWrongCode(tx, subjects, now);
    return err(refusal);
  }
  const { invitation } = found;
  const { id, inviteeId, groupId } = invitation;
  // An error is thrown instead of a refusal returned, so that the transaction also rolls back the counted use.
  if (!(await joinGroup(tx, invitation, actor.userId, now))) throw appError("GROUP_JOIN_ONCE");
  await welcomeMember(tx, groupId, actor.userId);
  await audit(tx, actor, "group.joined", String(groupId), {
    customer: { ofGroup: groupId },
    after: { role: "learner", invitationId: id },
    ...(inviteeId !== null && { details: { inviteeId } }),
  });
  return ok(groupId);
}

function toError(refusal: Refusal): AppError {
  if (refusal.code === "RATE_LIMITED") return rateLimited(refusal.retryAfterSeconds);
  if (refusal.code === "INVITATION_FOR_ANOTHER") return invitationForAnother(refusal);
  return refusal.code === "OLD_VOUCHER" ? oldVoucher(refusal.validTo) : appError(refusal.code);
}
