import type { Actor, CustomerFacts } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { mayOpenAdministration } from "./navigation.ts";
import type { Role } from "./role.ts";

/** Names of customers from the configuration, or `*` for every customer (X21, X28). */
export type ListedCustomers = "*" | readonly string[];

/** Customers that the person administers by role and by the customer's own list; for sys_admin every customer. */
export function mayAdministerCustomer(
  actor: Pick<Actor, "roles" | "administers">,
  customer: Pick<CustomerFacts, "id">,
): Decision {
  if (actor.roles.includes("sys_admin")) return "allowed";
  const isAdmin = actor.roles.includes("customer_admin") && actor.administers.includes(customer.id);
  return isAdmin ? "allowed" : "hidden";
}

/**
 * Attendings and hospitals of a customer: sys_admin, and the customer's own admins when its name is on the configured
 * list (7.088, X28). Whose customer it is not learns nothing of it.
 */
export function mayAdministerLogbook(
  actor: Pick<Actor, "roles" | "administers">,
  customer: CustomerFacts,
  listed: ListedCustomers,
): Decision {
  return mayAdministerSection(actor, customer, listed);
}

/** What a configured list opens: to sys_admin always, to the customer's own admins where the list names it. */
export function mayAdministerSection(
  actor: Pick<Actor, "roles" | "administers">,
  customer: CustomerFacts,
  listed: ListedCustomers,
): Decision {
  const decision = mayAdministerCustomer(actor, customer);
  if (decision !== "allowed" || actor.roles.includes("sys_admin")) return decision;
  return customersWithSection(customer, listed);
}

/** What somebody may whose customer it is: they learn that it is not on the list. */
export function customersWithSection(customer: CustomerFacts, listed: ListedCustomers): Decision {
  return listed === "*" || listed.includes(customer.name) ? "allowed" : "forbidden";
}

/** Configured lists of customers that open a section to those customers' own admins. */
export type CustomerList = "logbook" | "vouchers";

export type AdminSectionKey =
  | "accounts"
  | "learning-spaces"
  | "cloud-case-machines"
  | "groups"
  | "s3-management"
  | "ml2"
  | "logbook"
  | "cloud-case-vouchers"
  | "events"
  | "courses"
  | "talent"
  | "systems"
  | "simulator-modules"
  | "software"
  | "audit"
  | "feedback";

export type AdminSection = {
  readonly key: AdminSectionKey;
  /** Its address: `/admin/` and its key, but for the storage (X04). */
  readonly path: string;
  readonly label: string;
  readonly roles: readonly Role[];
  /** Opens the section to the admins of the customers on this list, too. */
  readonly list?: CustomerList;
  /** False for what leads out of the portal, in a new tab, where the site's configuration names an address (9.010). */
  readonly isRoute: boolean;
  /** Whether the section exists yet; otherwise it is hidden. */
  readonly isBuilt: boolean;
};

const staff = ["support", "product", "qa", "sys_admin"] as const satisfies readonly Role[];

/** Every section of the administration, in its order, with who may see it (9.002, 9.007-9.010, 7.088, 2.054). */
export const adminSections: readonly AdminSection[] = [
  section("accounts", "Accounts", ["customer_admin", "sys_admin"], { isBuilt: true }),
  section("learning-spaces", "Learning spaces", ["sys_admin"], { isBuilt: true }),
  section("cloud-case-machines", "Cloud case machines", ["sys_admin"], { isBuilt: true }),
  section("groups", "Groups", ["group_admin", "customer_admin", "sys_admin"], { isBuilt: true }),
  section("s3-management", "S3 management", staff, { isBuilt: true, path: "/admin/s3" }),
  section("ml2", "ML2", staff, { isRoute: false, isBuilt: true }),
  section("logbook", "Logbook", ["sys_admin"], { list: "logbook", isBuilt: true }),
  section("cloud-case-vouchers", "Cloud case vouchers", ["sys_admin"], { list: "vouchers", isBuilt: true }),
  section("events", "Events", ["sys_admin"], { list: "vouchers", isBuilt: true }),
  section("courses", "Courses", ["sys_admin"], { isBuilt: true }),
  section("talent", "Talent", ["sys_admin"], { isBuilt: true }),
  section("systems", "Systems", ["sys_admin"], { isBuilt: true }),
  section("simulator-modules", "Simulator modules", ["product", "sys_admin"], { isBuilt: true }),
  section("software", "Software", ["product", "sys_admin"], { isBuilt: true }),
  section("audit", "Audit log", ["customer_admin", "support", "sys_admin"], { isBuilt: true }),
  section("feedback", "Feedback", staff, { isBuilt: true }),
];

function section(
  key: AdminSectionKey,
  label: string,
  sectionRoles: readonly Role[],
  rest: Partial<Pick<AdminSection, "list" | "isRoute" | "isBuilt" | "path">> = {},
): AdminSection {
  return { key, path: `/admin/${key}`, label, roles: sectionRoles, isRoute: true, isBuilt: false, ...rest };
}

export type AdminFacts = {
  readonly roles: readonly Role[];
  /** The lists with a customer that the person administers. */
  readonly lists: readonly CustomerList[];
};

/** The sections that a person may see and that stand, in their order (9.004). None without an admin role (9.003). */
export function adminSectionsOf(
  { roles, lists }: AdminFacts,
  sections: readonly AdminSection[] = adminSections,
): readonly AdminSection[] {
  if (mayOpenAdministration({ roles }) !== "allowed") return [];
  return sections.filter(
    ({ isBuilt, list, roles: admitted }) =>
      isBuilt &&
      (admitted.some((role) => roles.includes(role)) || (list !== undefined && lists.includes(list))),
  );
}

/** The section of that key; every key has one. */
export function adminSectionOf(key: AdminSectionKey): AdminSection | undefined {
  return adminSections.find((section) => section.key === key);
}

/** Where `/admin` leads: the first section that is an address of the portal (9.001, X13). */
export function firstAdminSection(keys: readonly string[]): AdminSection | undefined {
  return adminSections.find(({ key, isRoute }) => isRoute && keys.includes(key));
}
