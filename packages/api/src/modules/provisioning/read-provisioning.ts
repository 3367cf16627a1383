import type { CustomerId, GroupId } from "@cathedra/domain";
import { type Actor, allows, mayChangeProvisioning, mayConfirmDomains } from "@cathedra/domain/access";
import {
  type ProvisioningMode,
  type ProvisioningOutcome,
  provisioningLimits,
} from "@cathedra/domain/provisioning";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, int, json, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { Provisioning } from "../../graphql/generated/contract.ts";
import { domainsOf } from "./confirm-domains.ts";
import { findLinkable } from "./user-queries.ts";

/** The path of the service, below the address of the portal. */
export const scimPath = "/api/scim/v2";

const mostGroups = 500;

const connectionStatement = statement(
  {
    name: text(),
    mode: text<ProvisioningMode>(),
    people: int(),
    linked: int(),
    deactivated: int(),
    held: int(),
    heldUntil: nullable(timestamp()),
  },
  (customer: CustomerId) => sql`
    select customer.name, coalesce(connection.mode, 'off') as mode, counted.*
    from customer left join scim_connection connection on connection.customer_id = customer.id
    cross join lateral (
      select count(*) filter (where deleted_at is null) as people,
        count(*) filter (where deleted_at is null and user_id is not null) as linked,
        count(*) filter (
          where hold is null and (deleted_at is null and not active or deleted_at is not null and user_id is not null)
        ) as deactivated,
        count(*) filter (where hold = 'waiting') as held,
        max(inactive_since) filter (where hold = 'waiting') as "heldUntil"
      from scim_user where scim_user.customer_id = customer.id
    ) counted
    where customer.id = ${customer}`,
);

const credentialsStatement = statement(
  {
    id: uuid<string>(),
    createdAt: timestamp(),
    expiresAt: timestamp(),
    lastUsedAt: nullable(timestamp()),
  },
  (customer: CustomerId) => sql`
    select id, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
    from scim_credential where customer_id = ${customer} and revoked_at is null and expires_at > now()
    order by created_at desc, id limit 10`,
);

const groupsStatement = statement(
  { id: uuid<string>(), name: text(), memberCount: int(), groupId: nullable(int<GroupId>()) },
  (customer: CustomerId) => sql`
    select directory_group.id, display_name as name, directory_group.group_id as "groupId",
      (
        select count(*) from scim_group_member member join scim_user person on person.id = member.scim_user_id
        where member.group_id = directory_group.id and person.deleted_at is null
      ) as "memberCount"
    from scim_group directory_group where customer_id = ${customer}
    order by lower(display_name), number limit ${mostGroups}`,
);

const targetsStatement = statement(
  { targets: json<readonly { readonly id: GroupId; readonly name: string }[]>() },
  (customer: CustomerId) => sql`
    select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') as targets from (
      select id, name from customer_group where customer_id = ${customer} and removed_at is null
      order by name, id limit ${mostGroups}
    ) listed`,
);

const requestsStatement = statement(
  {
    id: int(),
    at: timestamp(),
    resource: text<"User" | "Group">(),
    name: text(),
    outcome: text<ProvisioningOutcome>(),
    detail: nullable(text()),
    isPreview: bool(),
  },
  (customer: CustomerId) => sql`
    select id, at, resource, name, outcome, detail, is_preview as "isPreview"
    from scim_request where customer_id = ${customer} order by id desc limit ${provisioningLimits.requestsShown}`,
);

type Deps = { readonly db: Db; readonly origin: string };

/** The connection of an institution with its directory, for its admins. */
export async function readProvisioning(
  { db, origin }: Deps,
  actor: Actor,
  customerId: CustomerId,
): Promise<Provisioning> {
  authorize(mayChangeProvisioning(actor, { id: customerId }));
  const found = await connectionStatement.first(db, customerId);
  if (found === undefined) throw appError("NOT_FOUND");
  const { name, mode, people, linked, deactivated, held, heldUntil } = found;
  const linkable = (await findLinkable(db, customerId, {})).length;
  const [{ targets }, domains, credentials, groups, requests] = await Promise.all([
    targetsStatement.only(db, customerId),
    domainsOf(db, customerId),
    credentialsStatement.rows(db, customerId),
    groupsStatement.rows(db, customerId),
    requestsStatement.rows(db, customerId),
  ]);
  return {
    customerId,
    customerName: name,
    mode,
    endpoint: new URL(scimPath, origin).href,
    domains: [...domains],
    viewerCanConfirmDomains: allows(mayConfirmDomains(actor, { id: customerId })),
    credentials: [...credentials],
    counts: {
      people,
      linked: linked + linkable,
      awaited: people - linked - linkable,
      deactivated,
      held,
    },
    heldUntil,
    groups: [...groups],
    targets: [...targets],
    requests: requests.map((request) => ({ ...request, id: String(request.id) })),
  };
}
