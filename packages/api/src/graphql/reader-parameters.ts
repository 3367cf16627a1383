import { type CustomerId, emailKey, type GroupId, type UserId } from "@cathedra/domain";
import type { SignedInPerson } from "../auth/signed-in-person.ts";
import { parameter } from "./written-answers.ts";

/** The reader in a statement with the customers and groups that they administer and their verified address; undefined for none. */
export type StatementReader = {
  readonly viewer: UserId;
  readonly customers: readonly CustomerId[] | undefined;
  readonly groups: readonly GroupId[] | undefined;
  /** The verified address as `emailKey` writes it, so that addresses compare as equal regardless of case and spaces. */
  readonly address: string | undefined;
};

/** What the rights of a reader add to a written statement, with their values as parameters; `form` decides on the SQL. */
export function readerParameters({
  userId,
  administers,
  memberships,
  email,
  isEmailVerified,
}: SignedInPerson) {
  const groups = memberships.filter(({ role }) => role === "admin").map(({ groupId }) => groupId);
  const address = isEmailVerified ? emailKey(email) : "";
  const [isOfCustomers, isOfGroups] = [administers.length > 0, groups.length > 0];
  const reader: StatementReader = {
    viewer: parameter<UserId>("viewer"),
    customers: isOfCustomers ? parameter("administers") : undefined,
    groups: isOfGroups ? parameter("groups") : undefined,
    address: address === "" ? undefined : parameter("address"),
  };
  const form = `${isOfCustomers} ${isOfGroups} ${address !== ""}`;
  return { reader, form, values: { viewer: userId, administers: [...administers], groups, address } };
}
