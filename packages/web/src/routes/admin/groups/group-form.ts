import { validateGroup, validateNewGroup } from "@cathedra/domain/groups";
import { type FieldTexts, firstTexts } from "../../../features/entity-form/save-refusal.ts";

/** The values of the form for a group. */
export type GroupFields = {
  /** The id of the edited group; null if the group is new. */
  readonly id: number | null;
  /** The version on which the change is based; null for a new group. */
  readonly modifiedAt: string | null;
  /** The number of the account; null while none is chosen. */
  readonly customerId: number | null;
  readonly customerName: string;
  readonly name: string;
  readonly admin: string;
  /** The present first admin, who stays in the group as a learner when another one is named. */
  readonly present: { readonly email: string; readonly name: string } | null;
  readonly description: string;
};

type Account = { readonly id: number; readonly name: string };

/** The values of a new group; with a single account, it is preselected. */
export function newGroup(accounts: readonly Account[]): GroupFields {
  const [only] = accounts.length === 1 ? accounts : [];
  const customer = { customerId: only?.id ?? null, customerName: only?.name ?? "" };
  return {
    id: null,
    modifiedAt: null,
    ...customer,
    name: "",
    admin: "",
    present: null,
    description: "",
  };
}

type StoredGroup = {
  readonly id: number;
  readonly modifiedAt: string;
  readonly name: string;
  readonly description: string | null | undefined;
  readonly customer: Account;
  readonly primaryAdmin:
    | {
        readonly email: string | null | undefined;
        readonly first_name: string | null | undefined;
        readonly last_name: string | null | undefined;
      }
    | null
    | undefined;
};

/** The fields of an existing group. */
export function getFields({
  id,
  modifiedAt,
  name,
  description,
  customer,
  primaryAdmin,
}: StoredGroup): GroupFields {
  const email = primaryAdmin?.email ?? "";
  const names = [primaryAdmin?.first_name, primaryAdmin?.last_name].filter(Boolean).join(" ");
  return {
    id,
    modifiedAt,
    customerId: customer.id,
    customerName: customer.name,
    name,
    admin: email,
    present: email === "" ? null : { email, name: names || email },
    description: description ?? "",
  };
}

/** The errors in the form of a group, by the names of the fields; empty when the group can be saved (9.052). */
export function wrongFields({ id, customerId, name, admin, description }: GroupFields): FieldTexts {
  const read =
    id === null
      ? validateNewGroup({ customer_id: customerId, name, admin, description })
      : validateGroup({ name, adminEmail: admin, description });
  return read.ok ? {} : firstTexts(read.error, getField);
}

/** The field of the form for a path of the contract. */
export function getField(path: string): string {
  return path === "adminEmail" ? "admin" : path;
}

/** The name of the first admin who was replaced in the form; null when the admin is the same (X112). */
export function formerAdmin({ id, admin, present }: GroupFields): string | null {
  if (id === null || present === null || admin.trim() === "") return null;
  return admin.trim().toLowerCase() === present.email.toLowerCase() ? null : present.name;
}

/** The content that is compared to detect changes. */
export function readContent({ customerId, name, admin, description }: GroupFields) {
  return { customerId, name, admin, description };
}
