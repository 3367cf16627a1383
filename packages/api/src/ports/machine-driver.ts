/** A machine as its driver knows it. */
export type DrivenMachine = { readonly id: string; readonly name: string; readonly driverRef: string | null };

/**
 * Turns machines on and off: the processes of a local world, or containers. Every call may be repeated, and an interrupted call
 * leaves nothing that the next call cannot repair. Rejects if the driver itself does not answer.
 */
export type MachineDriver = {
  readonly isRunning: (machine: DrivenMachine) => Promise<boolean>;
  readonly powerOn: (machine: DrivenMachine) => Promise<void>;
  readonly powerOff: (machine: DrivenMachine) => Promise<void>;
  /** Switches the machine off and deletes everything that the driver made for it. */
  readonly remove: (machine: DrivenMachine) => Promise<void>;
};
