export type WorkAction = "download" | "install";

/** The work that this page has requested and still waits for, by update; `IDLE` is left out (11.028). */
export type RequestedWork = Readonly<Record<string, WorkAction>>;

type Seen = {
  readonly id: string;
  readonly state: {
    readonly operationIsRunning: boolean;
    readonly operationStates: {
      readonly download: { readonly state: string } | null | undefined;
      readonly install: { readonly state: string } | null | undefined;
    };
  };
};

export type WorkEnd = {
  readonly id: string;
  readonly action: WorkAction;
  readonly end: "completed" | "failed";
};

/**
 * Splits the requested work into what has finished, with its outcome, and what still runs (11.028, 11.029). An update that is no
 * longer listed was withdrawn and counts as failed.
 */
export function finishedWork(
  requested: RequestedWork,
  updates: readonly Seen[],
): { readonly ends: readonly WorkEnd[]; readonly still: RequestedWork } {
  const ends: WorkEnd[] = [];
  const still: Record<string, WorkAction> = {};
  for (const [id, action] of Object.entries(requested)) {
    const update = updates.find((each) => each.id === id);
    if (update?.state.operationIsRunning === true) still[id] = action;
    else {
      const state = update?.state.operationStates[action]?.state;
      ends.push({ id, action, end: state === "COMPLETE" ? "completed" : "failed" });
    }
  }
  return { ends, still };
}
