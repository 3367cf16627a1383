import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { sessions } from "../../auth/auth.ts";
import { contentKey } from "./content-key.ts";
import { createEntityForm, type EntityForm, type FormPorts } from "./entity-form.ts";
import { shownTexts, type ValidationMode } from "./form-state.ts";

export type EntityFormFacts<Content, Stored, Saved, Conflict, How> = FormPorts<
  Content,
  Stored,
  Saved,
  Conflict,
  How
> & {
  /** The version with which the form opens; a later version does not replace it automatically. */
  readonly stored: Stored;
  /** Turns the stored thing into form values. */
  readonly toContent: (stored: Stored) => Content;
  /** The content that an earlier visit stored. */
  readonly restored?: Content | undefined;
  readonly judging?: ValidationMode;
  /** The part of a form's content that is compared to find unsaved changes; by default all of it. */
  readonly comparable?: ((content: Content) => unknown) | undefined;
};

/**
 * The common form for editing or creating something: typed content, errors, saving, conflicts, and whether leaving would lose
 * anything.
 */
export function useEntityForm<Content, Stored, Saved, Conflict = never, How = undefined>(
  facts: EntityFormFacts<Content, Stored, Saved, Conflict, How>,
) {
  const [form] = useState(() => openForm(facts));
  const { comparable } = facts;
  useLayoutEffect(() => form.connect(facts));
  const state = useSyncExternalStore(form.state.subscribe, form.state.get);
  const { content, phase } = state;
  return {
    ...form,
    content,
    stored: state.stored,
    phase,
    errors: shownTexts(state, () => facts.validate(content, state.stored)),
    refusal: state.refusal,
    conflict: state.conflict,
    isSaving: phase === "saving",
    /** Whether the form accepts no save because one is running or was just refused, so that nothing is sent twice. */
    isBusy: phase === "saving" || phase === "resting",
    /** Whether anything would be lost by leaving. */
    isChanged: () => hasChanged(form, comparable),
  };
}

function openForm<Content, Stored, Saved, Conflict, How>(
  facts: EntityFormFacts<Content, Stored, Saved, Conflict, How>,
) {
  const { stored, toContent, restored, judging = "atSubmit" } = facts;
  const start = toContent(stored);
  return createEntityForm({ stored, start, content: restored ?? start, judging }, facts);
}

/** A person who signed out is not asked about typed content, which ends with the session. */
function hasChanged<Content, Stored, Saved, Conflict, How>(
  { state }: Pick<EntityForm<Content, Stored, Saved, Conflict, How>, "state">,
  comparable: (content: Content) => unknown = (content) => content,
): boolean {
  const { content, start } = state.get();
  if (sessions.get().status === "signedOut") return false;
  return contentKey(comparable(content)) !== contentKey(comparable(start));
}
