import { randomUUID } from "node:crypto";
import type { KeycloakId } from "@cathedra/domain";
import type { Answer, Caller, CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

export const acceptMutation =
  "mutation ($code: String!) { acceptInvite(code: $code) { groupName customerGroup { id viewerRole } } }";

export const leaveMutation =
  "mutation ($group: Int!) { leaveGroup(customerGroupId: $group) { customerGroups { id name } } }";

export type Accepted = {
  readonly acceptInvite: {
    readonly groupName: string;
    readonly customerGroup: { readonly id: number; readonly viewerRole: string };
  };
};

/** A person who signs in for the first time. */
export function aNewcomer(): Caller {
  const keycloakId = randomUUID() as KeycloakId;
  return {
    keycloakId,
    email: `${keycloakId}@northgate.example`,
    firstName: "Zoë",
    lastName: "Novák",
    roles: [],
  };
}

/** A code in the right format that does not exist. */
export function wrongCode(number: number): string {
  return `grp${String(number).padStart(26, "0")}`;
}

export function accept(portal: CastApp, who: Caller, code: string): Promise<Answer<Accepted>> {
  return portal.ask(who, acceptMutation, { code });
}

/** `ok`, or the code of the refusal. */
export function decideOutcome({ errors }: Answer<unknown>): string {
  return errors?.[0]?.extensions.code ?? "ok";
}

/** The open invitation of a group. */
export async function getCode({ database: { db } }: CastApp, groupId: number): Promise<string> {
  const { code } = await unbranded(db)
    .selectFrom("group_invitation")
    .select("code")
    .where("group_id", "=", groupId)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return code;
}

/** Changes the open invitation of a group. */
export async function setInvitation(
  { database: { db } }: CastApp,
  groupId: number,
  change: { readonly expires_at?: Date | null; readonly max_uses?: number | null; readonly uses?: number },
): Promise<void> {
  await unbranded(db)
    .updateTable("group_invitation")
    .set(change)
    .where("group_id", "=", groupId)
    .where("revoked_at", "is", null)
    .execute();
}

/** The number of people in a group, and of uses of its open invitation. */
export async function getState({ database: { db } }: CastApp, groupId: number) {
  const members = await unbranded(db)
    .selectFrom("customer_group_member")
    .select("user_id")
    .where("group_id", "=", groupId)
    .execute();
  const { uses } = await unbranded(db)
    .selectFrom("group_invitation")
    .select("uses")
    .where("group_id", "=", groupId)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return { members: members.length, uses };
}
