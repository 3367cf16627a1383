import { sql } from "kysely";
import { byAddress, madeOrChanged, type Owner, own, type SomeTablePlaces, within } from "./holding.ts";

const directory = "it is the institution's directory";

const entriesOf: Owner = ({ userId }) => sql`select id from scim_user where user_id = ${userId}::uuid`;

/** What directories of institutions say of people. */
export const provisioningPlaces = {
  customer_domain: {
    holdings: [
      madeOrChanged(
        "Domains of institutions that you confirmed",
        ["confirmed_by"],
        ["domain", "customer_id", "confirmed_at"],
      ),
    ],
    leftOut: { acts: ["confirmed_by"] },
  },
  scim_connection: { notPersonal: "the connection of an institution" },
  scim_credential: {
    holdings: [
      madeOrChanged(
        "Credentials of directories that you issued",
        ["created_by"],
        ["id", "customer_id", "created_at", "expires_at", "last_used_at", "revoked_at"],
      ),
    ],
    leftOut: { secrets: ["token_hash"], acts: ["created_by"] },
  },
  scim_user: {
    holdings: [
      {
        place: "account",
        title: "You in your institution's directory",
        owner: (person) =>
          sql`(${own("user_id")(person)} or t.user_id is null and ${byAddress("address")(person)})`,
        columns: [
          "id",
          "customer_id",
          "user_name",
          "external_id",
          "given_name",
          "family_name",
          "display_name",
          "email",
          "active",
          "inactive_since",
          "withheld",
          "created_at",
          "changed_at",
          "deleted_at",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["number", "address", "user_id", "hold", "version"] },
  },
  scim_release: {
    holdings: [
      {
        place: "account",
        title: "Institutions whose directory has released your account",
        owner: own("user_id"),
        columns: ["customer_id", "released_at"],
        atErasure: "erase",
      },
      madeOrChanged(
        "Accounts that you released from a directory",
        ["released_by"],
        ["customer_id", "released_at"],
      ),
    ],
    leftOut: { copies: ["user_id"], acts: ["released_by"] },
  },
  scim_group: { notPersonal: "a group of an institution's directory" },
  scim_group_member: {
    holdings: [
      {
        place: "account",
        title: "Your groups in your institution's directory",
        owner: within("scim_user_id", entriesOf),
        columns: ["group_id"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["scim_user_id"] },
  },
  scim_membership: {
    holdings: [
      {
        place: "account",
        title: "Groups that you are in by your institution's directory",
        owner: own("user_id"),
        columns: ["group_id"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  scim_request: {
    holdings: [
      {
        place: "account",
        title: "Requests of your institution's directory about you",
        owner: (person) => sql`t.resource = 'User' and (t.customer_id, lower(t.name)) in (
          select customer_id, lower(user_name) from scim_user where id in (${entriesOf(person)})
        )`,
        columns: ["id", "customer_id", "at", "resource", "name", "outcome", "detail", "is_preview"],
        atErasure: { keepWithoutName: directory },
      },
    ],
  },
} satisfies SomeTablePlaces;
