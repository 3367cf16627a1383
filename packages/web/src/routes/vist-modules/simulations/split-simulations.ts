type Simulation = { readonly isCaseCreator: boolean };

/** The exercises that are run, and the one that starts the editor of cases, where the module has one (12.005). */
export function splitSimulations<S extends Simulation>(
  simulations: readonly S[],
): { readonly creator: S | undefined; readonly cases: readonly S[] } {
  return {
    creator: simulations.find(({ isCaseCreator }) => isCaseCreator),
    cases: simulations.filter(({ isCaseCreator }) => !isCaseCreator),
  };
}
