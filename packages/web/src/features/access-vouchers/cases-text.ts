type Named = { readonly name: string };
type Moduled = Named & { readonly cases: readonly Named[] };

/** `4 cases of Carotid Stenting`; for several modules only their number, because the details name them. */
export function casesText(modules: readonly Moduled[]): string {
  const count = modules.reduce((sum, { cases }) => sum + cases.length, 0);
  const cases = count === 1 ? "1 case" : `${count} cases`;
  const [only, ...others] = modules;
  return only !== undefined && others.length === 0
    ? `${cases} of ${only.name}`
    : `${cases} of ${modules.length} modules`;
}

/** All cases with their modules, for one cell of a file. Names contain commas, so the separators are others. */
export function casesWithModules(modules: readonly Moduled[]): string {
  return modules
    .map(({ name, cases }) => `${name}: ${cases.map((each) => each.name).join(" | ")}`)
    .join("; ");
}
