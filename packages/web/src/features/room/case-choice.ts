/** The state of the list of cases while other people may choose as well. */
export type CaseChoice = {
  /** The case that was running when they last saw it. */
  readonly from: string | null;
  /** The case that they have asked for; null: none yet. */
  readonly asked: string | null;
  /** Whether someone else changed the case in the meantime: before this person's request, or instead of it. */
  readonly overtaken: "before" | "instead" | null;
  readonly isDone: boolean;
};

/** The person opened the list. */
export function openChoice(running: string | null): CaseChoice {
  return { from: running, asked: null, overtaken: null, isDone: false };
}

/** The person requests another case in place of the running one. */
export function requestCase(choice: CaseChoice, caseId: string): CaseChoice {
  return { ...choice, asked: caseId, overtaken: null };
}

/** The choice while that case runs; the same where nothing is another. No choice is ever lost without a word. */
export function choiceAfterChange(choice: CaseChoice, running: string | null): CaseChoice {
  const { from, asked, isDone } = choice;
  if (isDone || running === from) return choice;
  if (running !== null && running === asked) return { ...choice, from: running, isDone: true };
  return { from: running, asked: null, overtaken: asked === null ? "before" : "instead", isDone: false };
}

/** No answer came to the request. */
export function requestUnanswered(choice: CaseChoice): CaseChoice {
  return { ...choice, asked: null };
}
