import { hash, randomBytes } from "node:crypto";
import type { CustomerId, Instant } from "@cathedra/domain";
import {
  credentialBytes,
  credentialPrefix,
  isCredential,
  type ProvisioningMode,
} from "@cathedra/domain/provisioning";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, int, statement, text, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

/** A new credential: 256 random bits. */
export const newCredential = (): string =>
  credentialPrefix + randomBytes(credentialBytes).toString("base64url");

/** The hash of a credential, which is all that is stored of it. */
export const hashOfCredential = (credential: string): string => hash("sha256", credential, "base64url");

/** The directory that sends a request. */
export type Directory = { readonly customerId: CustomerId; readonly mode: Exclude<ProvisioningMode, "off"> };

const findStatement = statement(
  {
    id: uuid<string>(),
    customerId: int<CustomerId>(),
    mode: text<Exclude<ProvisioningMode, "off">>(),
    isNoted: bool(),
  },
  (tokenHash: string, now: Instant) => sql`
    select credential.id, connection.customer_id as "customerId", connection.mode,
      coalesce(credential.last_used_at > ${toTimestamp(now)}::timestamptz - interval '1 minute', false) as "isNoted"
    from scim_credential credential
    join scim_connection connection on connection.customer_id = credential.customer_id and connection.mode <> 'off'
    where credential.token_hash = ${tokenHash} and credential.revoked_at is null
      and credential.expires_at > ${toTimestamp(now)}`,
);

/**
 * The directory of a credential; undefined if it is unknown, revoked or expired, or provisioning is off. It is looked up with every
 * request, so that a revoked one is refused at once. That it was used is stored once a minute.
 */
export async function directoryOf(
  db: Db,
  credential: string | undefined,
  now: Instant,
): Promise<Directory | undefined> {
  if (credential === undefined || !isCredential(credential)) return undefined;
  const found = await findStatement.first(db, hashOfCredential(credential), now);
  if (found === undefined) return undefined;
  const { id, customerId, mode, isNoted } = found;
  if (!isNoted)
    await db
      .updateTable("scim_credential")
      .set({ last_used_at: toTimestamp(now) })
      .where("id", "=", id)
      .execute();
  return { customerId, mode };
}
