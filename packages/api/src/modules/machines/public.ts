/** The public interface of this module: what other modules of the API may import. */
export { machineReports } from "./agent/report-route.ts";
export { signingPort } from "./agent/signing-port.ts";
export { prewarmForEvents, turnOffIdleMachines } from "./automatic-power.ts";
export { claimFreeMachine, endEventMachine, machineOfEvent, ownMachine } from "./claim-machine.ts";
export { endSessionsOfDeactivated } from "./end-session.ts";
export { toFleetMachine } from "./fleet-machine.ts";
export { findMachine, findMachinesOfEvents, type MachineView } from "./fleet-queries.ts";
export { readFleet } from "./read-fleet.ts";
export { joinFleet } from "./register-machine.ts";
export { findRoom } from "./room-queries.ts";
export { startMachineReconciler } from "./start-machine-reconciler.ts";
export { lockFleet, storeChange } from "./store-change.ts";
export { triggerReconciler, triggerReconcilerOfEvent } from "./trigger-reconciler.ts";
