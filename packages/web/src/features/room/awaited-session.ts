export type AwaitedMachine = {
  readonly status: string;
  readonly session_id: string | null | undefined;
};

/** The start that people wait for; null if there is none. */
export function awaitedSession(machine: AwaitedMachine | null): string | null {
  if (machine === null || machine.status === "off" || machine.status === "started") return null;
  return machine.session_id ?? null;
}
