import type { GroupId, KeycloakId, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, ints, statement, text, uuid } from "../../db/statement.ts";

export type FoundUser = {
  readonly userId: UserId;
  readonly groupIds: readonly GroupId[];
  readonly keycloakId: KeycloakId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly logbook: boolean;
};

const usersStatement = statement(
  {
    userId: uuid<UserId>(),
    keycloakId: text<KeycloakId>(),
    email: text(),
    firstName: text(),
    lastName: text(),
    logbook: bool(),
    groupIds: ints<GroupId>(),
  },
  (email: string) => sql`
    select id as "userId", keycloak_id as "keycloakId", email, first_name as "firstName",
      last_name as "lastName", logbook,
      array(select group_id from customer_group_member where user_id = app_user.id) as "groupIds"
    from app_user where lower(email) = lower(${email}) order by modified_at desc limit 10`,
);

/** All people with this address, latest sign-in first: an identity service may let two people share an address. */
export async function findUsersByEmail(db: Db, email: string): Promise<readonly FoundUser[]> {
  return usersStatement.rows(db, email);
}
