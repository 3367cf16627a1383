// Exports for the commands that start a local fleet. Each command is a process of its own, so importing only these modules keeps
// its start short.
export { bringUpMachines } from "./bring-up.ts";
export { registerMachines } from "./register-machine.ts";
