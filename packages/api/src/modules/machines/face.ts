/** What other rooms of the API may use of this one. */
export { machineReports } from "./agent/report-route.ts";
export { signingPort } from "./agent/signing-port.ts";
export { claimFree, endEventMachine, machineOfEvent, ownMachine } from "./claim.ts";
export { fleetMachineOf } from "./fleet-machine.ts";
export { readFleet } from "./fleet-now.ts";
export { findMachine, findMachinesOfEvents, type MachineView } from "./fleet-queries.ts";
export { lookAfterMachines } from "./look-after-machines.ts";
export { joinFleet } from "./register.ts";
export { findRoom } from "./room-queries.ts";
export { lockFleet, storeChange } from "./store.ts";
export { letMachinesRest, prewarmForEvents } from "./turn-by-itself.ts";
export { wake, wakeOfEvent } from "./wake.ts";
