import { staleSaveTexts } from "@cathedra/domain/messages";
import * as v from "valibot";
import type { ConflictOutcome, EntityForm } from "./entity-form.ts";
import { mergeEdits } from "./merge-edits.ts";
import type { SaveRefusal } from "./save-refusal.ts";

/** Someone else saved first; `kind` tells how far the person has dealt with it. */
export type StaleSave = {
  readonly stage: "refused" | "loading" | "failed" | "loaded" | "kept";
  /** The server's message about who changed the content; the text differs if it was the same person in another window. */
  readonly message: string;
  /** When the content was changed, as an instant of the contract. */
  readonly changedAt: string;
};

/** How the present version is loaded: `load` replaces the typed content, `keep` applies the typed content on top. */
export type TakeOver = "load" | "keep";

const facts = v.object({
  modifiedAt: v.string(),
  modifiedBy: v.nullable(v.object({ keycloak_id: v.string() })),
});

/** The facts of a refusal because someone else saved first; undefined if the reason is another one. */
export function getStaleSave(
  refusal: SaveRefusal,
  viewerId: string | undefined,
): ConflictOutcome<never, StaleSave> | undefined {
  if (refusal.kind !== "refused" || refusal.error.code !== "CONFLICT") return undefined;
  const { modifiedAt, modifiedBy } = v.parse(facts, refusal.error.facts);
  const isMe = modifiedBy !== null && modifiedBy.keycloak_id === viewerId;
  const message = isMe ? staleSaveTexts.byYourself : refusal.error.message;
  return { kind: "conflict", conflict: { stage: "refused", message, changedAt: modifiedAt } };
}

export type StoredState<Content, Stored> = {
  /** Reads the present version of what the form edits. */
  readonly latest: (stored: Stored) => Promise<Stored>;
  readonly toContent: (stored: Stored) => Content;
  /** Groups of fields of which one has no meaning without the others. */
  readonly together?: readonly (readonly (keyof Content)[])[] | undefined;
};

/** Loads the present version into the form as the basis of the next save; typed content is only lost with `load`. */
export async function takeOver<Content extends object, Stored, Saved, How>(
  form: Pick<EntityForm<Content, Stored, Saved, StaleSave, How>, "state" | "happen">,
  how: TakeOver,
  { latest, toContent, together }: StoredState<Content, Stored>,
): Promise<void> {
  const { conflict, stored: former } = form.state.get();
  if (conflict === null || conflict.stage === "loading") return;
  const stage = (stage: StaleSave["stage"]) => ({ ...conflict, stage });
  form.happen({ type: "met", conflict: stage("loading") });
  try {
    const stored = await latest(former);
    const theirs = toContent(stored);
    const { start: base, content: mine } = form.state.get();
    form.happen({
      type: "tookOver",
      stored,
      start: theirs,
      content: how === "load" ? theirs : mergeEdits({ base, theirs, mine }, together),
      conflict: stage(how === "load" ? "loaded" : "kept"),
    });
  } catch {
    form.happen({ type: "met", conflict: stage("failed") });
  }
}
