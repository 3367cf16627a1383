/** The public interface of this module: what other modules of the API may import. */
export { definitionsImport } from "./definitions-import.ts";
export type { SimulatorModuleView } from "./modules-list.ts";
export { findSimulation, type SimulationView, simulationsOf, stillDefines } from "./simulations.ts";
export type { VistCaseView, VistCourseView } from "./vist-courses.ts";
export type { VistRunView } from "./vist-runs.ts";
