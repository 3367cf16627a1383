export type ToArchive = {
  readonly state: string;
  readonly hasStarted: boolean;
  readonly vm: { readonly status: string } | null | undefined;
};

/** What archiving an event does to it, to whoever is in it and to what it holds. */
export function archiveWarning({ state, hasStarted, vm }: ToArchive): string {
  if (state !== "active") return "It disappears from everyone's events. This cannot be undone.";
  const ended = vm == null || vm.status === "off" ? "" : " Its session or start ends now for everyone in it.";
  const returned = hasStarted ? "" : " Its simulator and its reserved time become free.";
  return `It is cancelled: no one can accept it, start it or find it among their events any longer.${ended}${returned} This cannot be undone.`;
}
