/** What other rooms of the API may use of this one. */
export { type SimulationView, simulationOf, simulationsOf } from "./simulations.ts";
