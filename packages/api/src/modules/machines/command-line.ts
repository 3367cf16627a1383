// Exports for the commands that start a local fleet: each is a process that loads everything it imports.
export { bringUpMachines } from "./bring-up.ts";
export { registerMachines } from "./register-machine.ts";
