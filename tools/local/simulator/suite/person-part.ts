/** A person's errors in handling wire, X-ray and contrast; each is counted once for a certain amount of it. */
export type HandlingErrors = {
  /** How often the wire was pushed on while its tip was at the wall. */
  readonly pushedOn: number;
  /** How often the wire was moved far without a picture. */
  readonly movedBlind: number;
  /** The amount of contrast that was injected without X-ray. */
  readonly unseenContrast: number;
  /** How often the wire was turned repeatedly on the spot. */
  readonly overTurned: number;
  /** How often the lesion was crossed without an X-ray picture. */
  readonly crossedBlind: number;
  /** How often a tool was released, opened or inflated without a picture. */
  readonly usedBlind: number;
};

export const targets = ["vessel", "lesion", "crossed", "treated", "documented"] as const;
/**
 * The targets of a run: the vessel with the lesion is entered, the lesion is reached, crossed, treated if the module has a
 * procedure, and finally shown in a recorded run with contrast.
 */
export type Target = (typeof targets)[number];

/** The part of a run in which a person had control. Lengths are in millimetres, times in seconds. */
export type Part = {
  /** When the person acted first; `to` is when they acted last, both by the clock of the run. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly fluoroSeconds: number;
  readonly kerma: number;
  readonly doseArea: number;
  readonly cineRuns: number;
  readonly contrast: number;
  readonly injections: number;
  readonly moved: number;
  readonly turned: number;
  readonly wallContacts: number;
  readonly movedBlind: number;
  readonly wrongBranches: number;
  readonly errors: HandlingErrors;
  /** The targets that this person reached, each with the seconds of their own time until then. */
  readonly reached: Readonly<Partial<Record<Target, number>>>;
};

/** A part of the run that begins at this moment. */
export const newPart = (at: number): Part => ({
  from: at,
  to: at,
  seconds: 0,
  fluoroSeconds: 0,
  kerma: 0,
  doseArea: 0,
  cineRuns: 0,
  contrast: 0,
  injections: 0,
  moved: 0,
  turned: 0,
  wallContacts: 0,
  movedBlind: 0,
  wrongBranches: 0,
  errors: { pushedOn: 0, movedBlind: 0, unseenContrast: 0, overTurned: 0, crossedBlind: 0, usedBlind: 0 },
  reached: {},
});

/** Whether something was done that deserves a result: a wire that was moved a centimetre, or a second of X-ray. */
export function counts({ moved, fluoroSeconds, cineRuns }: Part): boolean {
  return moved >= 10 || fluoroSeconds >= 1 || cineRuns > 0;
}

/** The sum over all people, which the room's console shows. */
export function total(
  parts: Iterable<Part>,
): Pick<Part, "fluoroSeconds" | "kerma" | "doseArea" | "contrast"> {
  let [fluoroSeconds, kerma, doseArea, contrast] = [0, 0, 0, 0];
  for (const part of parts) {
    fluoroSeconds += part.fluoroSeconds;
    kerma += part.kerma;
    doseArea += part.doseArea;
    contrast += part.contrast;
  }
  return { fluoroSeconds, kerma, doseArea, contrast };
}
