import { knownRoles, type Role } from "@cathedra/domain";

/** What a role is called where people read it. */
const names: Readonly<Record<Role, string>> = {
  group_admin: "Group administrator",
  customer_admin: "Institution administrator",
  sys_admin: "System administrator",
  demo: "Demonstration account",
  support: "Support",
  product: "Product management",
  qa: "Quality assurance",
};

/** The roles of a token in plain words; who has none is a learner. */
export function roleNames(roles: readonly string[]): readonly string[] {
  const known = knownRoles(roles);
  return known.length === 0 ? ["Learner"] : known.map((role) => names[role]);
}
