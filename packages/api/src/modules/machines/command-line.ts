// For the tasks that put a local fleet up: each is a process of its own, which reads all that it imports.
export { bringUpMachines } from "./bring-up.ts";
export { registerMachines } from "./register-machine.ts";
