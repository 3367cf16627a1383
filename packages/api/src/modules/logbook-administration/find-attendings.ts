import type { AttendingId, CustomerId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, json, nullable, statement, text, uuid } from "../../db/statement.ts";
import type { Attending } from "../../graphql/generated/contract.ts";
import { type AddressChangeJson, addressChangeJson, addressChangeView } from "./address-change-queries.ts";

const findAttendingsStatement = statement(
  {
    id: uuid<AttendingId>(),
    firstName: text(),
    lastName: text(),
    email: nullable(text()),
    customerId: int<CustomerId>(),
    recordCount: int(),
    addressChange: nullable(json<AddressChangeJson>()),
  },
  (where: ReturnType<typeof sql>) => sql`
    select id, first_name as "firstName", last_name as "lastName", email, customer_id as "customerId",
      (select count(*) from logbook_record where attending_id = attending.id) as "recordCount",
      ${addressChangeJson} as "addressChange"
    from attending where ${where} order by last_name, first_name, id limit 5000`,
  [sql`true`],
);

type Row = Awaited<ReturnType<typeof findAttendingsStatement.rows>>[number];

function toView({ addressChange, ...attending }: Row): Attending {
  return { ...attending, addressChange: addressChange === null ? null : addressChangeView(addressChange) };
}

/** The attendings of a customer's list, by last name. */
export async function findAttendings(db: Db, customerId: CustomerId): Promise<readonly Attending[]> {
  const rows = await findAttendingsStatement.rows(
    db,
    sql`customer_id = ${customerId} and removed_at is null`,
  );
  return rows.map(toView);
}

export async function findAttending(tx: Tx, id: string): Promise<Attending | undefined> {
  const row = await findAttendingsStatement.first(tx, sql`id = ${id}`);
  return row === undefined ? undefined : toView(row);
}
