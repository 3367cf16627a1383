export type ToArchive = {
  readonly state: string;
  readonly hasStarted: boolean;
  readonly vm: { readonly status: string } | null | undefined;
};

/** What archiving an event does to it, to whoever is in it and to what it holds. */
export function archiveWarning({ state, hasStarted, vm }: ToArchive): string {
  if (state !== "active") return "Nobody sees it among their events any more. This cannot be undone.";
  const ended =
    vm == null || vm.status === "off" ? "" : " Its session or start ends now, for everybody who is in it.";
  const returned = hasStarted ? "" : " Its simulator and its reserved time become free.";
  return `It is called off: nobody can accept it, start it or find it among their events any more.${ended}${returned} This cannot be undone.`;
}
