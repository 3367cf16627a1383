/** The realm roles that the portal knows, as the identity token lists them (G.005). */
export const roles = [
  "group_admin",
  "customer_admin",
  "sys_admin",
  "demo",
  "support",
  "product",
  "qa",
] as const;

export type Role = (typeof roles)[number];

/** The name of each role as it is shown to people. */
export const roleLabels: { readonly [Value in Role]: string } = {
  group_admin: "Group administrator",
  customer_admin: "Institution administrator",
  sys_admin: "System administrator",
  demo: "Demonstration account",
  support: "Support",
  product: "Product management",
  qa: "Quality assurance",
};

/** The known roles of a token's realm roles list; unknown names (an identity service has its own) are dropped. */
export function knownRoles(names: readonly string[]): readonly Role[] {
  return roles.filter((role) => names.includes(role));
}

/** A person's role in a group; lower case on the wire (X48). */
export const groupRoles = ["admin", "learner"] as const;

export type GroupRole = (typeof groupRoles)[number];
