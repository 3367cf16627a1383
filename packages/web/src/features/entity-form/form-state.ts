import type { FieldTexts, SaveRefusal } from "./save-refusal.ts";

/**
 * When the rules speak: `atSubmit` they are asked at each attempt, and what they found stands until the next one; `asTyped`
 * they are asked with each change once a first attempt was made.
 */
export type ValidationMode = "atSubmit" | "asTyped";

/** The state of a form for something stored, from typing to saving. */
export type EntityState<Content, Stored, Conflict> = {
  readonly judging: ValidationMode;
  /** What the next save is a change of. */
  readonly stored: Stored;
  /** What the form would hold if nothing had been typed. */
  readonly start: Content;
  readonly content: Content;
  /** `resting`: a save was just refused, and the second click of a double click must do nothing. */
  readonly phase: "editing" | "saving" | "resting" | "saved";
  readonly isJudged: boolean;
  /** What was found wrong at the last attempt, here or by the API. */
  readonly wrong: FieldTexts;
  /** Why the last save was refused. */
  readonly refusal: SaveRefusal | null;
  /** A conflict that the person has to decide on first. */
  readonly conflict: Conflict | null;
};

export type EntityEvent<Content, Stored, Conflict> =
  /** Typed, in fields of these names; without names it may have been any. */
  | { readonly type: "changed"; readonly content: Content; readonly fields?: readonly string[] }
  /** Brought from elsewhere, such as another device: nothing that was said of a save changes. */
  | { readonly type: "shown"; readonly content: Content }
  /** A field holds something that is no value: all others are judged, and nothing is sent. */
  | { readonly type: "judged"; readonly wrong: FieldTexts }
  | { readonly type: "submitted"; readonly content: Content; readonly wrong: FieldTexts }
  /** On its way, the content was found wrong after all. */
  | { readonly type: "returned"; readonly wrong: FieldTexts }
  | { readonly type: "saved" }
  /** Saved, and the form stays open over what stands now. */
  | {
      readonly type: "savedAndGoesOn";
      readonly stored: Stored;
      readonly start: Content;
      readonly content: Content;
    }
  | { readonly type: "refused"; readonly refusal: SaveRefusal; readonly rests: boolean }
  | { readonly type: "rested" }
  | { readonly type: "met"; readonly conflict: Conflict | null }
  /** What stands now was taken over: in the place of what was typed, or beneath it. */
  | {
      readonly type: "tookOver";
      readonly stored: Stored;
      readonly start: Content;
      readonly content: Content;
      readonly conflict: Conflict | null;
    }
  /** All that was typed is given up. */
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

/** The form after something happened. What comes at a time that it does not fit, such as a second submit, changes nothing. */
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
        // What was told of the last save goes with a new one; a form that is wrong is none yet.
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

/** What a form that is judged as one types no longer says of the last save: the values that it was about are others now. */
function forgotten(
  { judging, refusal }: Pick<EntityState<unknown, unknown, unknown>, "judging" | "refusal">,
  fields: readonly string[] | undefined,
): { readonly refusal?: SaveRefusal | null } {
  if (judging === "atSubmit" || refusal === null) return {};
  if (fields === undefined || refusal.kind !== "fields") return { refusal: null };
  const left = Object.entries(refusal.texts).filter(([field]) => !fields.includes(field));
  return { refusal: { ...refusal, texts: Object.fromEntries(left) } };
}

/** What the form shows at its fields; `found` is what the rules say of it now. */
export function shownTexts(
  { judging, isJudged, wrong, refusal }: EntityState<unknown, unknown, unknown>,
  found: () => FieldTexts,
): FieldTexts {
  if (judging === "atSubmit") return wrong;
  const refused = refusal?.kind === "fields" ? refusal.texts : nothingWrong;
  return isJudged ? { ...found(), ...refused } : refused;
}
