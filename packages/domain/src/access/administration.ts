import type { Actor, CustomerFacts } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { mayOpenAdministration } from "./navigation.ts";
import type { Role } from "./role.ts";

/** Names of customers from the configuration, or `*` for every customer (X21, X28). */
export type ListedCustomers = "*" | readonly string[];

/**
 * Whether a person may administer a customer: a customer_admin those that list them among their admins, a sys_admin every one.
 * It is hidden from others.
 */
export function mayAdministerCustomer(
  actor: Pick<Actor, "roles" | "administers">,
  customer: Pick<CustomerFacts, "id">,
): Decision {
  if (actor.roles.includes("sys_admin")) return "allowed";
  const isAdmin = actor.roles.includes("customer_admin") && actor.administers.includes(customer.id);
  return isAdmin ? "allowed" : "hidden";
}

/**
 * Whether the actor may administer the attendings and hospitals of a customer: sys_admin may, and the customer's own admins if
 * its name is on the configured list (7.088, X28). It is hidden from others.
 */
export function mayAdministerLogbook(
  actor: Pick<Actor, "roles" | "administers">,
  customer: CustomerFacts,
  listed: ListedCustomers,
): Decision {
  return mayAdministerSection(actor, customer, listed);
}

/**
 * Whether the actor may administer a section that is limited to a configured list of customers: sys_admin always may, the
 * customer's own admins where the list names it.
 */
export function mayAdministerSection(
  actor: Pick<Actor, "roles" | "administers">,
  customer: CustomerFacts,
  listed: ListedCustomers,
): Decision {
  const decision = mayAdministerCustomer(actor, customer);
  if (decision !== "allowed" || actor.roles.includes("sys_admin")) return decision;
  return customersWithSection(customer, listed);
}

/**
 * Whether a customer's admins may use a section that is limited to a configured list of customers: only if the list has the
 * customer.
 */
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
  | "feedback"
  | "people";

/** The groups in which the administration lists its sections, in their order. */
export const adminGroups = [
  { key: "people", label: "People" },
  { key: "training", label: "Training" },
  { key: "simulators", label: "Simulators" },
  { key: "operations", label: "Operations" },
] as const;

export type AdminGroupKey = (typeof adminGroups)[number]["key"];

export type AdminSection = {
  readonly key: AdminSectionKey;
  readonly group: AdminGroupKey;
  /** The address of the section: `/admin/` followed by its key, except for the storage (X04). */
  readonly path: string;
  readonly label: string;
  /** The content of the section in a few words that fit beneath its label. */
  readonly summary?: string;
  /** The purpose of the section, in a sentence at the head of its page. */
  readonly purpose?: string;
  readonly roles: readonly Role[];
  /** Opens the section to the admins of the customers on this list, too. */
  readonly list?: CustomerList;
  /**
   * Whether the section is a page of the portal. False for a link to another site, which opens in a new tab and is shown only if
   * the site configuration has its address (9.010).
   */
  readonly isRoute: boolean;
};

const staff = ["support", "product", "qa", "sys_admin"] as const satisfies readonly Role[];

/** All sections of the administration in the order of 9.002, with who may see each (9.007-9.010, 7.088, 2.054). */
export const adminSections: readonly AdminSection[] = [
  section({
    key: "accounts",
    group: "people",
    label: "Accounts",
    summary: "Admins, spaces and hours",
    purpose: "Admins, learning spaces and cloud case hours of each account.",
    roles: ["customer_admin", "sys_admin"],
  }),
  section({
    key: "learning-spaces",
    group: "training",
    label: "Learning spaces",
    summary: "Names and logos",
    purpose: "Names and logos of the spaces that people learn in.",
    roles: ["sys_admin"],
  }),
  section({
    key: "cloud-case-machines",
    group: "simulators",
    label: "Cloud case machines",
    summary: "Status and users",
    purpose: "Machines in the cloud: status and users.",
    roles: ["sys_admin"],
  }),
  section({
    key: "groups",
    group: "people",
    label: "Groups",
    summary: "Members and courses",
    purpose: "People who train together, their admins and courses.",
    roles: ["group_admin", "customer_admin", "sys_admin"],
  }),
  section({
    key: "s3-management",
    group: "operations",
    label: "S3 management",
    summary: "The product's files",
    purpose: "The product's files, for the staff who manage them.",
    roles: staff,
    path: "/admin/s3",
  }),
  section({ key: "ml2", group: "operations", label: "ML2", roles: staff, isRoute: false }),
  section({
    key: "logbook",
    group: "people",
    label: "Logbook",
    summary: "Attendings and targets",
    purpose: "Attendings, hospitals and targets of an institution.",
    roles: ["sys_admin"],
    list: "logbook",
  }),
  section({
    key: "cloud-case-vouchers",
    group: "training",
    label: "Cloud case vouchers",
    summary: "Links to cases and hours",
    purpose: "Links that give people cloud cases and hours.",
    roles: ["sys_admin"],
    list: "vouchers",
  }),
  section({
    key: "events",
    group: "training",
    label: "Events",
    summary: "Classes at a set time",
    purpose: "Classes on a simulator at a set time, joined by a link.",
    roles: ["sys_admin"],
    list: "vouchers",
  }),
  section({
    key: "courses",
    group: "training",
    label: "Courses",
    summary: "Content and access",
    purpose: "Every course, what it contains and who may use it.",
    roles: ["sys_admin"],
  }),
  section({
    key: "talent",
    group: "operations",
    label: "Talent",
    summary: "Learning platform",
    purpose: "Synchronization with the learning platform.",
    roles: ["sys_admin"],
  }),
  section({
    key: "systems",
    group: "simulators",
    label: "Systems",
    summary: "Simulators on site",
    purpose: "Simulators on site: status and logs.",
    roles: ["sys_admin"],
  }),
  section({
    key: "simulator-modules",
    group: "simulators",
    label: "Simulator modules",
    summary: "Metrics and benchmarks",
    purpose: "What simulators measure and what a run has to meet, by module and version.",
    roles: ["product", "sys_admin"],
  }),
  section({
    key: "software",
    group: "simulators",
    label: "Software",
    summary: "Releases for stations",
    purpose: "Releases that stations download and install.",
    roles: ["product", "sys_admin"],
  }),
  section({
    key: "audit",
    group: "operations",
    label: "Audit log",
    summary: "Every change",
    purpose: "Every change: who, what and when. Entries cannot be edited or removed.",
    roles: ["customer_admin", "support", "sys_admin"],
  }),
  section({
    key: "feedback",
    group: "operations",
    label: "Feedback",
    summary: "Reported problems",
    purpose: "Problems and wishes that people report.",
    roles: staff,
  }),
  section({
    key: "people",
    group: "people",
    label: "People",
    summary: "Who can start what",
    purpose: "What a person may use, and why they cannot start something.",
    roles: ["customer_admin", "support", "sys_admin"],
  }),
];

type Described = Pick<AdminSection, "key" | "group" | "label" | "roles"> & Partial<AdminSection>;

function section(described: Described): AdminSection {
  return { path: `/admin/${described.key}`, isRoute: true, ...described };
}

export type AdminFacts = {
  readonly roles: readonly Role[];
  /** The lists with a customer that the person administers. */
  readonly lists: readonly CustomerList[];
};

/** The sections that a person may see, in their order (9.004). None without an admin role (9.003). */
export function getAdminSections({ roles, lists }: AdminFacts): readonly AdminSection[] {
  if (mayOpenAdministration({ roles }) !== "allowed") return [];
  return adminSections.filter(
    ({ list, roles: admitted }) =>
      admitted.some((role) => roles.includes(role)) || (list !== undefined && lists.includes(list)),
  );
}

/** The section of the administration with this key; every key has one. */
export function getAdminSection(key: AdminSectionKey): AdminSection {
  const section = adminSections.find((one) => one.key === key);
  if (section === undefined) throw new Error(`No section ${key}`);
  return section;
}

/** The target of `/admin`: the first section within the portal (9.001, X13). */
export function firstAdminSection(keys: readonly string[]): AdminSection | undefined {
  return adminSections.find(({ key, isRoute }) => isRoute && keys.includes(key));
}
