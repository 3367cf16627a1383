/** The faults that can be injected into a station of the local world, each until it gets `ok`. */
export const faults = {
  ok: "everything is well again",
  away: "says nothing to anybody: no heartbeat, no answer to its page",
  late: "answers its page after 20 seconds",
  twice: "answers its page twice, and tells everything twice",
  garbage: "answers its page with something else",
  "unknown-version": "speaks version 99 of the bridge",
  "refuse-launch": "does not start an exercise",
  "crash-launch": "its client dies when an exercise is started",
  "crash-run": "its simulator dies in the middle of an exercise",
  "crash-download": "its client dies in the middle of a download",
  "crash-install": "its client dies in the middle of an installation",
  "fail-install": "an installation ends with an error",
  "disk-full": "has no room left on its disk",
  "case-cut": "every download breaks off in the middle",
  "case-changed": "what it downloads is changed on the way",
  "unreleased-software": "says that it runs a software that nobody released",
  "clock-year": "its clock is a year ahead",
  "portal-late": "sends everything to the portal 20 seconds late",
  "portal-twice": "sends everything to the portal twice",
  "portal-garbage": "sends something else to the portal",
} as const;

export type Fault = keyof typeof faults;

export function isFault(name: string): name is Fault {
  return Object.hasOwn(faults, name);
}

/** The present faults of a station; they end with the process. */
export function openFaults(first: readonly Fault[] = []) {
  const now = new Set<Fault>(first);
  const changed = new Set<() => void>();
  return {
    has: (fault: Fault): boolean => now.has(fault),
    all: (): readonly Fault[] => [...now],
    tell(fault: Fault): void {
      if (fault === "ok") now.clear();
      else now.add(fault);
      for (const listener of changed) listener();
    },
    onChange: (listener: () => void): void => void changed.add(listener),
  };
}

export type Faults = ReturnType<typeof openFaults>;
