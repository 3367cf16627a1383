export type ToArchive = {
  readonly state: string;
  readonly hasStarted: boolean;
  readonly vm: { readonly status: string } | null | undefined;
};

/** The effects of archiving an event: on the event, on the people in it and on its reservation. */
export function archiveWarning({ state, hasStarted, vm }: ToArchive): string {
  if (state !== "active") return "It disappears from everyone's events. This cannot be undone.";
  const ended = vm == null || vm.status === "off" ? "" : " Its session or start ends now for everyone in it.";
  const returned = hasStarted ? "" : " Its simulator and its reserved time become free.";
  return `It is cancelled: no one can accept it, start it or find it among their events any longer.${ended}${returned} This cannot be undone.`;
}
