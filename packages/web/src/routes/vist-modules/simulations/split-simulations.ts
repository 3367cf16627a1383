type Simulation = { readonly isCaseCreator: boolean };

/** The exercises of a module, and its editor of cases when it has one (12.005). */
export function splitSimulations<S extends Simulation>(
  simulations: readonly S[],
): { readonly creator: S | undefined; readonly cases: readonly S[] } {
  return {
    creator: simulations.find(({ isCaseCreator }) => isCaseCreator),
    cases: simulations.filter(({ isCaseCreator }) => !isCaseCreator),
  };
}
