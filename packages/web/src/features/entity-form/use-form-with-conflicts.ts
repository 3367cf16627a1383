import { useViewer } from "../../shell/use-viewer.ts";
import { getStaleSave, type StaleSave, type StoredState, type TakeOver, takeOver } from "./stale-save.ts";
import { type EntityFormFacts, useEntityForm } from "./use-entity-form.ts";

type FormWithConflictsFacts<Content, Stored, Saved> = Omit<
  EntityFormFacts<Content, Stored, Saved, StaleSave, undefined>,
  "meet"
> &
  StoredState<Content, Stored>;

/**
 * The form of something that other people edit too: a save of an outdated version is reported and can be merged with the
 * present one.
 */
export function useFormWithConflicts<Content extends object, Stored, Saved>(
  facts: FormWithConflictsFacts<Content, Stored, Saved>,
) {
  const viewerId = useViewer()?.keycloak_id;
  const form = useEntityForm<Content, Stored, Saved, StaleSave>({
    ...facts,
    meet: (refusal) => getStaleSave(refusal, viewerId),
  });
  return { ...form, takeOver: (how: TakeOver) => takeOver(form, how, facts) };
}
