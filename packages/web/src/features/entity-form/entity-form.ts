import { observable } from "../../observable.ts";
import {
  type EntityEvent,
  type EntityState,
  maySubmit,
  nextState,
  type OpenedForm,
  openedForm,
} from "./form-state.ts";
import { idempotencyKeys } from "./idempotency-key.ts";
import { type FieldTexts, type FoundError, type SaveRefusal, toSaveRefusal } from "./save-refusal.ts";

/** The parameters of a save besides the content of the form. */
export type SaveOf<Stored> = {
  readonly stored: Stored;
  /** Returns the idempotency key: equal values have the same key, so that a repeated save has one effect. */
  readonly makeKey: (values: unknown) => string;
};

/** The conflict that a refused save met. */
export type ConflictOutcome<Saved, Conflict> =
  | { readonly kind: "conflict"; readonly conflict: Conflict }
  /** An earlier attempt of the same save had arrived, and its answer was lost. */
  | { readonly kind: "saved"; readonly saved: Saved };

/** The functions that a form needs from its page. */
export type FormPorts<Content, Stored, Saved, Conflict, How> = {
  /** The errors that the rules find, by field name. */
  readonly validate: (content: Content, stored: Stored) => FieldTexts;
  readonly save: (content: Content, about: SaveOf<Stored>) => Promise<Saved>;
  /** Places what the API found wrong at the fields of the form. */
  readonly getTexts?: ((errors: readonly FoundError[], content: Content) => FieldTexts) | undefined;
  /** Completes the content before it is sent; undefined if nothing is left to send. */
  readonly prepare?: ((content: Content) => Promise<Content | undefined>) | undefined;
  /** Finds what a refused save conflicts with; undefined when it was refused for another reason. */
  readonly meet?:
    | ((
        refusal: SaveRefusal,
        content: Content,
        stored: Stored,
        how: How,
      ) =>
        | ConflictOutcome<Saved, Conflict>
        | undefined
        | Promise<ConflictOutcome<Saved, Conflict> | undefined>)
    | undefined;
  /** Whether an error is not a refusal, because the state of the form is decided elsewhere. */
  readonly isSettled?: ((error: unknown, content: Content) => boolean) | undefined;
  /** Set if the form stays open after a save: the version that it then has, and what was typed in the meantime. */
  readonly goOn?:
    | ((
        saved: Saved,
        sent: Content,
        now: Content,
      ) => { readonly stored: Stored; readonly start: Content; readonly content: Content })
    | undefined;
  readonly onSaved: (saved: Saved, how: How, sent: Content) => void | Promise<void>;
  readonly onRefused?: ((refusal: SaveRefusal) => void) | undefined;
  /** Stores the typed content outside of this page. */
  readonly keep?: ((content: Content) => void) | undefined;
  /** How long Save stays disabled after a refusal, so that the second click of a double click does nothing (7.029). */
  readonly restMs?: number | undefined;
};

export type EntityForm<Content, Stored, Saved, Conflict, How> = ReturnType<
  typeof createEntityForm<Content, Stored, Saved, Conflict, How>
>;

/** The logic of a form without its fields: keeps the typed content and sends it. */
export function createEntityForm<Content, Stored, Saved, Conflict, How>(
  opened: OpenedForm<Content, Stored>,
  initialPorts: FormPorts<Content, Stored, Saved, Conflict, How>,
) {
  let ports = initialPorts;
  const state = observable<EntityState<Content, Stored, Conflict>>(openedForm(opened));
  const makeKey = idempotencyKeys();
  const happen = (event: EntityEvent<Content, Stored, Conflict>) => state.set(nextState(state.get(), event));
  const wrongWith = (content: Content) => ports.validate(content, state.get().stored);
  const isWrong = (wrong: FieldTexts) => Object.keys(wrong).length > 0;

  const finish = (saved: Saved, how: How, sent: Content): void | Promise<void> => {
    const goOn = ports.goOn?.(saved, sent, state.get().content);
    happen(goOn === undefined ? { type: "saved" } : { type: "savedAndGoesOn", ...goOn });
    return ports.onSaved(saved, how, sent);
  };

  const refuse = (refusal: SaveRefusal): void => {
    const { restMs, onRefused } = ports;
    happen({ type: "refused", refusal, rests: restMs !== undefined });
    if (restMs !== undefined) setTimeout(() => happen({ type: "rested" }), restMs);
    onRefused?.(refusal);
  };

  const readRefusal = (error: unknown, content: Content): SaveRefusal => {
    const { getTexts } = ports;
    return toSaveRefusal(error, getTexts && ((errors) => getTexts(errors, content)));
  };

  const fail = async (error: unknown, how: How, content: Content): Promise<void> => {
    const { meet, isSettled } = ports;
    if (isSettled?.(error, content) === true) return;
    const refusal = readRefusal(error, content);
    const met = await metBy(async () => meet?.(refusal, content, state.get().stored, how));
    if (met === undefined) refuse(refusal);
    else if (met.kind === "saved") await finish(met.saved, how, content);
    else happen({ type: "met", conflict: met.conflict });
  };

  const send = async (content: Content, how: How): Promise<void> => {
    const { prepare, save } = ports;
    const whole = prepare === undefined ? content : await prepare(content);
    if (whole === undefined) return;
    const wrong = whole === content ? {} : wrongWith(whole);
    if (isWrong(wrong)) {
      happen({ type: "returned", wrong });
      return;
    }
    let saved: Saved;
    try {
      saved = await save(whole, { stored: state.get().stored, makeKey });
    } catch (error) {
      await fail(error, how, whole);
      return;
    }
    await finish(saved, how, whole);
  };

  return {
    state,
    happen,
    /** Replaces the functions that the form uses from now on. */
    connect: (next: typeof initialPorts): void => {
      ports = next;
    },
    /** Changes the content; `fields` are the names of the changed fields. */
    change: (next: Content, fields?: readonly string[]): void => {
      happen(
        fields === undefined
          ? { type: "changed", content: next }
          : { type: "changed", content: next, fields },
      );
      ports.keep?.(next);
    },
    /** Validates the form, and saves it if there are no errors. Ignored while a save is running. */
    submit: async (how: How, instead?: Content): Promise<void> => {
      const content = instead ?? state.get().content;
      if (!maySubmit(state.get())) return;
      const wrong = wrongWith(content);
      const isNew = content !== state.get().content;
      happen({ type: "submitted", content, wrong });
      if (isWrong(wrong)) return;
      if (isNew) ports.keep?.(content);
      await send(content, how);
    },
    /** Saves content that was validated before in another way; a refusal is shown without a further question. */
    saveBy: async (how: How, save: (content: Content) => Promise<Saved>): Promise<void> => {
      const { content } = state.get();
      if (!maySubmit(state.get())) return;
      happen({ type: "submitted", content, wrong: {} });
      let saved: Saved;
      try {
        saved = await save(content);
      } catch (error) {
        refuse(readRefusal(error, content));
        return;
      }
      await finish(saved, how, content);
    },
    judge: (): void => happen({ type: "judged", wrong: wrongWith(state.get().content) }),
    /** Ends the save that waits for a decision: it counts as refused. */
    refuse,
    closeConflict: (): void => happen({ type: "met", conflict: null }),
    /** Discards the typed content of the form. */
    beginAgain: (content: Content): void => happen({ type: "beganAgain", content }),
  };
}

/** If the conflict cannot be determined, the save counts as refused and can be repeated. */
async function metBy<Something>(find: () => Promise<Something | undefined>): Promise<Something | undefined> {
  try {
    return await find();
  } catch {
    return undefined;
  }
}
