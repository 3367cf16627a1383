/** The state of the list of cases while other people may choose as well. */
export type CaseChoice = {
  /** The case that was running when the person last looked at the list. */
  readonly from: string | null;
  /** The case that the person has requested; null if none yet. */
  readonly asked: string | null;
  /**
   * Whether someone else changed the case in the meantime: before this person's request, or so that the request had no effect.
   */
  readonly overtaken: "before" | "instead" | null;
  readonly isDone: boolean;
};

/** The state when the person opens the list. */
export function openChoice(running: string | null): CaseChoice {
  return { from: running, asked: null, overtaken: null, isDone: false };
}

/** The state after the person requests another case in place of the running one. */
export function requestCase(choice: CaseChoice, caseId: string): CaseChoice {
  return { ...choice, asked: caseId, overtaken: null };
}

/**
 * The state after the room reports the running case; the same object if nothing has changed. If the person's request had no
 * effect, the state says so.
 */
export function choiceAfterChange(choice: CaseChoice, running: string | null): CaseChoice {
  const { from, asked, isDone } = choice;
  if (isDone || running === from) return choice;
  if (running !== null && running === asked) return { ...choice, from: running, isDone: true };
  return { from: running, asked: null, overtaken: asked === null ? "before" : "instead", isDone: false };
}

/** The state after a request that got no answer. */
export function requestUnanswered(choice: CaseChoice): CaseChoice {
  return { ...choice, asked: null };
}
