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
  /** Its address: `/admin/` and its key, but for the storage (X04). */
  readonly path: string;
  readonly label: string;
  /** What it is for, in one line. */
  readonly purpose: string;
  readonly roles: readonly Role[];
  /** Opens the section to the admins of the customers on this list, too. */
  readonly list?: CustomerList;
  /** False for what leads out of the portal, in a new tab, where the site's configuration names an address (9.010). */
  readonly isRoute: boolean;
};

const staff = ["support", "product", "qa", "sys_admin"] as const satisfies readonly Role[];

/** Every section of the administration, in the order of 9.002, with who may see it (9.007-9.010, 7.088, 2.054). */
export const adminSections: readonly AdminSection[] = [
  section("accounts", "people", "Accounts", "Admins, learning spaces and cloud case hours of each account.", {
    roles: ["customer_admin", "sys_admin"],
  }),
  section(
    "learning-spaces",
    "training",
    "Learning spaces",
    "Names and logos of the spaces that people learn in.",
    {
      roles: ["sys_admin"],
    },
  ),
  section(
    "cloud-case-machines",
    "simulators",
    "Cloud case machines",
    "Machines in the cloud: status and users.",
    {
      roles: ["sys_admin"],
    },
  ),
  section("groups", "people", "Groups", "People who train together, their admins and courses.", {
    roles: ["group_admin", "customer_admin", "sys_admin"],
  }),
  section("s3-management", "operations", "S3 management", "The product's files.", {
    roles: staff,
    path: "/admin/s3",
  }),
  section("ml2", "operations", "ML2", "Opens in a new tab.", { roles: staff, isRoute: false }),
  section("logbook", "people", "Logbook", "Attendings, hospitals and targets of an institution.", {
    roles: ["sys_admin"],
    list: "logbook",
  }),
  section(
    "cloud-case-vouchers",
    "training",
    "Cloud case vouchers",
    "Links that give people cloud cases and hours.",
    {
      roles: ["sys_admin"],
      list: "vouchers",
    },
  ),
  section("events", "training", "Events", "Classes on a simulator at a set time, joined by a link.", {
    roles: ["sys_admin"],
    list: "vouchers",
  }),
  section("courses", "training", "Courses", "Every course, what it contains and who may use it.", {
    roles: ["sys_admin"],
  }),
  section("talent", "operations", "Talent", "Synchronization with the learning platform.", {
    roles: ["sys_admin"],
  }),
  section("systems", "simulators", "Systems", "Simulators on site: status and logs.", {
    roles: ["sys_admin"],
  }),
  section(
    "simulator-modules",
    "simulators",
    "Simulator modules",
    "What simulators measure and what a run has to meet, by module and version.",
    {
      roles: ["product", "sys_admin"],
    },
  ),
  section("software", "simulators", "Software", "Releases that stations download and install.", {
    roles: ["product", "sys_admin"],
  }),
  section(
    "audit",
    "operations",
    "Audit log",
    "Every change: who, what and when. Entries cannot be edited or removed.",
    {
      roles: ["customer_admin", "support", "sys_admin"],
    },
  ),
  section("feedback", "operations", "Feedback", "Problems and wishes that people report.", { roles: staff }),
];

function section(
  key: AdminSectionKey,
  group: AdminGroupKey,
  label: string,
  purpose: string,
  rest: Pick<AdminSection, "roles"> & Partial<Pick<AdminSection, "list" | "isRoute" | "path">>,
): AdminSection {
  return { key, group, path: `/admin/${key}`, label, purpose, isRoute: true, ...rest };
}

export type AdminFacts = {
  readonly roles: readonly Role[];
  /** The lists with a customer that the person administers. */
  readonly lists: readonly CustomerList[];
};

/** The sections that a person may see, in their order (9.004). None without an admin role (9.003). */
export function adminSectionsOf({ roles, lists }: AdminFacts): readonly AdminSection[] {
  if (mayOpenAdministration({ roles }) !== "allowed") return [];
  return adminSections.filter(
    ({ list, roles: admitted }) =>
      admitted.some((role) => roles.includes(role)) || (list !== undefined && lists.includes(list)),
  );
}

/** The section of that key; every key has one. */
export function adminSectionOf(key: AdminSectionKey): AdminSection {
  const section = adminSections.find((one) => one.key === key);
  if (section === undefined) throw new Error(`No section ${key}`);
  return section;
}

/** Where `/admin` leads: the first section that is an address of the portal (9.001, X13). */
export function firstAdminSection(keys: readonly string[]): AdminSection | undefined {
  return adminSections.find(({ key, isRoute }) => isRoute && keys.includes(key));
}
