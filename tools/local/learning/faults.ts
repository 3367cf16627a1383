import * as v from "valibot";

/** The faults that can be injected into the platform. */
export const faultKinds = [
  "ok",
  "slow",
  "silent",
  /** Carries out a request at once, but answers it late. */
  "late",
  "refuse",
  "reject",
  "busy",
  "broken",
  /** Refuses with a message that contains a key, a person's address and a machine's address. */
  "revealing",
  /** Answers with a link to a foreign host. */
  "elsewhere",
  "html",
  "garbage",
  "half",
  "lost",
  "away",
  "crash",
] as const;

/** The changes of the platform's catalogue that can be injected; `ok` undoes them. */
export const changeKinds = [
  "without-units",
  "same-code",
  "renamed-space",
  "renamed-course",
  "course-gone",
  "course-added",
] as const;

export type FaultKind = (typeof faultKinds)[number];
export type ChangeKind = (typeof changeKinds)[number];

export const faultInput = v.union([
  v.object({
    fault: v.picklist(faultKinds),
    /** The endpoint that is affected; by default all of them. */
    endpoint: v.optional(v.string()),
    /** The fault ends after this many calls. */
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.object({ change: v.picklist(changeKinds) }),
]);
/** The calls that a fault affects, and how many of them. */
type FaultReach = { readonly endpoint?: string | undefined; readonly times?: number | undefined };

export type Faults = {
  readonly set: (kind: FaultKind, only?: FaultReach) => void;
  /** The fault that a call to this endpoint gets. */
  readonly of: (endpoint: string) => FaultKind;
  /** Whether the platform does not answer at all. */
  readonly isAway: () => boolean;
};

/** The faults of a running platform; a restart clears them. */
export function createFaults(): Faults {
  let kind: FaultKind = "ok";
  let endpoint: string | undefined;
  let left = Number.POSITIVE_INFINITY;
  return {
    set(next, only = {}) {
      kind = next;
      endpoint = only.endpoint?.toLowerCase();
      left = only.times ?? Number.POSITIVE_INFINITY;
    },
    of(called) {
      if (kind === "ok" || (endpoint !== undefined && endpoint !== called)) return "ok";
      const suffered = kind;
      left -= 1;
      if (left <= 0) kind = "ok";
      return suffered;
    },
    isAway: () => kind === "away" && endpoint === undefined && left === Number.POSITIVE_INFINITY,
  };
}

/** The address at which faults are set. */
export const faultsPath = "/faults";
