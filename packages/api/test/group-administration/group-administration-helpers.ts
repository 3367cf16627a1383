import { randomUUID } from "node:crypto";
import { type CastPerson, cast, getCustomer } from "@cathedra/test-fixtures";
import type { Answer, Caller, CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

export const northgate = getCustomer("northgate").id;
export const lakeside = getCustomer("lakeside").id;

type Undo = { readonly undoId: string; readonly seconds: number; readonly until: string };
export type Removed = { readonly customerGroupId: number; readonly undo: Undo };
export type Group = {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly modifiedAt: string;
  readonly admins: readonly { readonly email: string }[];
  readonly members: readonly { readonly email: string }[];
  readonly primaryAdmin: { readonly email: string } | null;
  readonly invitationCode: { readonly code: string } | null;
};

const fields = `id name description modifiedAt admins { email } members { email } primaryAdmin { email }
  invitationCode { code }`;

export const createMutation = `mutation ($customer_id: Int!, $name: String!, $admin: String!, $description: String, $key: String) {
  createCustomerGroup(
    customer_id: $customer_id, name: $name, admin: $admin, description: $description, idempotencyKey: $key
  ) { ${fields} }
}`;

export const saveMutation = `mutation ($id: Int!, $name: String!, $adminEmail: String!, $description: String, $modifiedAt: DateTime) {
  saveCustomerGroup(
    customer_group_id: $id, name: $name, adminEmail: $adminEmail, description: $description, modifiedAt: $modifiedAt
  ) { ${fields} }
}`;

export const removeMutation = `mutation ($customerId: Int!, $id: Int!, $retain: Boolean) {
  removeCustomerGroup(customerId: $customerId, customerGroupId: $id, retainCourseAccess: $retain) {
    customerGroupId undo { undoId seconds until }
  }
}`;

export const removeAllMutation = `mutation ($id: Int!) {
  removeAllUsers(customerGroupId: $id) { removedCount customerGroup { ${fields} } undo { undoId } }
}`;

export const undoMutation = "mutation ($undoId: ID!) { undo(undoId: $undoId) { undoId } }";

/** A new group of Northgate, or of another account, made by its admin. */
export async function aGroup(
  portal: CastApp,
  {
    by = cast.george,
    of = northgate,
    admin = cast.priya.email,
    name = randomUUID(),
    learners = [],
  }: {
    readonly by?: Caller;
    readonly of?: number;
    readonly admin?: string;
    readonly name?: string;
    readonly learners?: readonly Pick<CastPerson, "userId">[];
  } = {},
): Promise<Group> {
  const { createCustomerGroup: group } = await portal.get<{ createCustomerGroup: Group }>(
    by,
    createMutation,
    {
      customer_id: of,
      name,
      admin,
    },
  );
  for (const { userId } of learners) {
    await unbranded(portal.database.db)
      .insertInto("customer_group_member")
      .values({ group_id: group.id, user_id: userId, role: "learner" })
      .execute();
  }
  return group;
}

/** A group that an admin of an account has made and deleted. */
export async function removedGroup(
  portal: CastApp,
  by: Pick<CastPerson, "administers"> & Caller,
): Promise<Removed & { readonly group: Group }> {
  const of = by.administers[0] === "lakeside" ? lakeside : northgate;
  const group = await aGroup(portal, { by, of });
  return { ...(await remove(portal, by, of, group.id)), group };
}

export async function remove(
  portal: CastApp,
  by: Caller,
  customerId: number,
  id: number,
  retain?: boolean,
): Promise<Removed> {
  const data = await portal.get<{ removeCustomerGroup: Removed }>(by, removeMutation, {
    customerId,
    id,
    ...(retain === undefined ? {} : { retain }),
  });
  return data.removeCustomerGroup;
}

/** A group as an admin reads it. */
export async function groupAs(portal: CastApp, who: Caller, id: number): Promise<Group | string> {
  const { data, errors } = await portal.ask<{ getCustomerGroup: Group }>(
    who,
    `query ($id: Int!) { getCustomerGroup(customerGroupId: $id) { ${fields} } }`,
    { id },
  );
  return data?.getCustomerGroup ?? decideOutcome({ errors });
}

/** `ok`, or the code of the refusal. */
export function decideOutcome({
  errors,
}: {
  readonly errors?: Answer<unknown>["errors"] | undefined;
}): string {
  return errors?.[0]?.extensions.code ?? "ok";
}
