import type { FieldTexts, SaveRefusal } from "./save-refusal.ts";

/**
 * When the rules are checked: `atSubmit` checks at each attempt, and shows the result until the next one; `asTyped` also checks
 * on each change after the first attempt.
 */
export type ValidationMode = "atSubmit" | "asTyped";

/** The state of a form for something stored, from typing to saving. */
export type EntityState<Content, Stored, Conflict> = {
  readonly judging: ValidationMode;
  /** The stored version that the next save changes. */
  readonly stored: Stored;
  /** The content that the form would have if nothing had been typed. */
  readonly start: Content;
  readonly content: Content;
  /** `resting`: a save was just refused, and the second click of a double click must do nothing. */
  readonly phase: "editing" | "saving" | "resting" | "saved";
  readonly isJudged: boolean;
  /** The errors of the last attempt, from the rules or from the API. */
  readonly wrong: FieldTexts;
  /** Why the last save was refused. */
  readonly refusal: SaveRefusal | null;
  /** A conflict that the person has to decide on first. */
  readonly conflict: Conflict | null;
};

export type EntityEvent<Content, Stored, Conflict> =
  /** The content was typed, in fields with these names; without names, any field may have changed. */
  | { readonly type: "changed"; readonly content: Content; readonly fields?: readonly string[] }
  /** Values come from elsewhere, such as another device; messages about the last save stay. */
  | { readonly type: "shown"; readonly content: Content }
  /** A field holds invalid input: all other fields are validated, and nothing is sent. */
  | { readonly type: "judged"; readonly wrong: FieldTexts }
  | { readonly type: "submitted"; readonly content: Content; readonly wrong: FieldTexts }
  /** The server found errors in the content that was sent. */
  | { readonly type: "returned"; readonly wrong: FieldTexts }
  | { readonly type: "saved" }
  /** The form was saved, and stays open with the saved content as its new base. */
  | {
      readonly type: "savedAndGoesOn";
      readonly stored: Stored;
      readonly start: Content;
      readonly content: Content;
    }
  | { readonly type: "refused"; readonly refusal: SaveRefusal; readonly rests: boolean }
  | { readonly type: "rested" }
  | { readonly type: "met"; readonly conflict: Conflict | null }
  /** The present version was loaded: it replaced the typed content, or the typed content was kept on top of it. */
  | {
      readonly type: "tookOver";
      readonly stored: Stored;
      readonly start: Content;
      readonly content: Content;
      readonly conflict: Conflict | null;
    }
  /** The form begins again with given content; everything that was typed is discarded. */
  | { readonly type: "beganAgain"; readonly content: Content };

const nothingWrong: FieldTexts = {};

export type OpenedForm<Content, Stored> = {
  readonly stored: Stored;
  readonly start: Content;
  readonly content: Content;
  readonly judging: ValidationMode;
};

export function openedForm<Content, Stored, Conflict>({
  stored,
  start,
  content,
  judging,
}: OpenedForm<Content, Stored>): EntityState<Content, Stored, Conflict> {
  const fresh = { isJudged: false, wrong: nothingWrong, refusal: null, conflict: null } as const;
  return { stored, start, content, judging, phase: "editing", ...fresh };
}

/** Whether a save may begin. */
export function maySubmit({ phase }: Pick<EntityState<unknown, unknown, unknown>, "phase">): boolean {
  return phase === "editing";
}

/** The state of the form after an event. An event that does not fit the state, such as a second submit, changes nothing. */
export function nextState<Content, Stored, Conflict>(
  state: EntityState<Content, Stored, Conflict>,
  event: EntityEvent<Content, Stored, Conflict>,
): EntityState<Content, Stored, Conflict> {
  switch (event.type) {
    case "changed":
      return { ...state, content: event.content, ...forgotten(state, event.fields) };
    case "shown":
      return { ...state, content: event.content };
    case "judged":
      return { ...state, isJudged: true, wrong: event.wrong };
    case "submitted": {
      if (!maySubmit(state)) return state;
      const isWrong = Object.keys(event.wrong).length > 0;
      return {
        ...state,
        content: event.content,
        phase: isWrong ? "editing" : "saving",
        isJudged: true,
        wrong: event.wrong,
        refusal: null,
        // A new attempt to save clears the conflict of the last save, unless fields are invalid and nothing is sent.
        conflict: isWrong && state.judging === "atSubmit" ? state.conflict : null,
      };
    }
    case "returned":
      return { ...state, phase: "editing", wrong: event.wrong };
    case "saved":
      return { ...state, phase: "saved" };
    case "savedAndGoesOn":
      return openedForm({ ...event, judging: state.judging });
    case "refused": {
      const { refusal } = event;
      const wrong = refusal.kind === "fields" ? refusal.texts : state.wrong;
      return { ...state, phase: event.rests ? "resting" : "editing", refusal, wrong, conflict: null };
    }
    case "rested":
      return state.phase === "resting" ? { ...state, phase: "editing" } : state;
    case "met":
      return {
        ...state,
        phase: state.phase === "saving" ? "editing" : state.phase,
        conflict: event.conflict,
      };
    case "tookOver": {
      const { stored, start, content, conflict } = event;
      return { ...state, stored, start, content, conflict, wrong: nothingWrong };
    }
    case "beganAgain":
      return openedForm({ ...state, content: event.content });
  }
}

/**
 * The messages of the last save that no longer apply in a form that is checked while typing, because their values have changed.
 */
function forgotten(
  { judging, refusal }: Pick<EntityState<unknown, unknown, unknown>, "judging" | "refusal">,
  fields: readonly string[] | undefined,
): { readonly refusal?: SaveRefusal | null } {
  if (judging === "atSubmit" || refusal === null) return {};
  if (fields === undefined || refusal.kind !== "fields") return { refusal: null };
  const left = Object.entries(refusal.texts).filter(([field]) => !fields.includes(field));
  return { refusal: { ...refusal, texts: Object.fromEntries(left) } };
}

/** The texts shown at the fields; `found` are the present errors of the rules. */
export function shownTexts(
  { judging, isJudged, wrong, refusal }: EntityState<unknown, unknown, unknown>,
  found: () => FieldTexts,
): FieldTexts {
  if (judging === "atSubmit") return wrong;
  const refused = refusal?.kind === "fields" ? refusal.texts : nothingWrong;
  return isJudged ? { ...found(), ...refused } : refused;
}
