import { knownRoles, roleLabels } from "@cathedra/domain/access";

/** The roles of a token in plain words; who has none is a trainee. */
export function roleNames(roles: readonly string[]): readonly string[] {
  const known = knownRoles(roles);
  return known.length === 0 ? ["Trainee"] : known.map((role) => roleLabels[role]);
}
