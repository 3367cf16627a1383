import type { VoucherId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { json, statement } from "../../db/statement.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type {
  CloudModulesResourceAccessVoucherUsersArgs,
  CloudModulesVoucherUserQuota,
  Person,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import type { VoucherView } from "./voucher-queries.ts";

type Question = { readonly obj: VoucherView; readonly params: CloudModulesResourceAccessVoucherUsersArgs };

type UsersQuery = { readonly voucherId: VoucherId; readonly limit: number | null };

const peopleOfVouchersStatement = statement(
  { people: json<readonly CloudModulesVoucherUserQuota[]>() },
  (wanted: readonly UsersQuery[]) => sql`
    select (
      select coalesce(json_agg(listed), '[]') from (
        select json_build_object(
            'keycloak_id', person.keycloak_id, 'first_name', person.first_name, 'last_name', person.last_name,
            'email', person.email
          ) as "user",
          accepted.granted_s - accepted.used_s as "durationLeft", accepted.accepted_at as "acceptedAt"
        from voucher_user accepted join app_user person on person.id = accepted.user_id
        where accepted.voucher_id = wanted."voucherId"
        order by accepted.accepted_at desc, person.id
        limit wanted."limit"
      ) listed
    ) as people
    from rows from (
      json_to_recordset(${JSON.stringify(wanted)}::json) as ("voucherId" int, "limit" int)
    ) with ordinality as wanted("voucherId", "limit", position)
    order by wanted.position`,
);

/** The people who have accepted the vouchers of a result, with their remaining time: one statement for all. */
async function peopleOfVouchers(
  db: Db,
  queries: readonly UsersQuery[],
): Promise<readonly (readonly CloudModulesVoucherUserQuota[])[]> {
  const rows = await peopleOfVouchersStatement.rows(db, queries);
  return rows.map(({ people }) => people);
}

/** An upper bound: no voucher has more people. */
const maxPeople = 100;

// Not cached, because a mutation may change who has accepted a voucher during the request.
const opts = { cache: false };

export const usersLoader = {
  loader: async (questions: readonly Question[], { db }: GraphqlContext): Promise<Person[][]> => {
    const queries = questions.map(({ obj, params }) => ({
      voucherId: obj.id,
      limit: params.limit == null ? null : readPageArgs(params, { usual: maxPeople, most: maxPeople }).limit,
    }));
    const people = await peopleOfVouchers(db, queries);
    return people.map((listed) => listed.map(({ user }) => user));
  },
  opts,
};

export const userQuotaLoader = {
  loader: (questions: readonly Question[], { db }: GraphqlContext) =>
    peopleOfVouchers(
      db,
      questions.map(({ obj }) => ({ voucherId: obj.id, limit: null })),
    ),
  opts,
};
