import { type AttendingId, type CustomerId, type Instant, instant, type UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { audit } from "../../modules/audit/public.ts";
import { requestAddressChange } from "../../modules/logbook-administration/public.ts";

type Asked = {
  readonly attendingId: AttendingId;
  readonly customerId: CustomerId;
  readonly customerName: string;
  readonly present: string;
  readonly newEmail: string;
  readonly userId: UserId;
  readonly firstName: string;
  readonly lastName: string;
};

const dayMs = 86_400_000;

/**
 * Has an administrator ask for another address of the first attending without an account, a day ago. Both mails go out when the
 * portal starts.
 */
export async function insertAddressChange(tx: Tx, now: Instant): Promise<void> {
  const { rows } = await sql<Asked>`
    select entry.id as "attendingId", entry.email as present, replace(entry.email, '@', '@clinic.') as "newEmail",
      customer.id as "customerId", customer.name as "customerName", person.id as "userId",
      person.first_name as "firstName", person.last_name as "lastName"
    from attending entry
    join customer on customer.id = entry.customer_id
    join customer_admin admin on admin.customer_id = customer.id
    join app_user person on person.id = admin.user_id
    where entry.email is not null and entry.removed_at is null
      and not exists (select from app_user where lower(app_user.email) = lower(entry.email))
    order by customer.id, entry.id, person.id limit 1`.execute(tx);
  const [asked] = rows;
  if (asked === undefined) return;
  const { attendingId, customerId, customerName, present, newEmail } = asked;
  const customer = { id: customerId, name: customerName };
  await requestAddressChange(tx, asked, { attendingId, customer, present, newEmail }, instant(now - dayMs));
  await audit(tx, asked, "attending.address_asked", attendingId, {
    customer: customerId,
    details: { email: present, newEmail },
  });
}
