import { type Me, missingFields, recordFieldLabels, recordFields } from "@cathedra/domain/logbook";
import { completionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { useEffect, useEffectEvent, useRef } from "react";
import { focusFirst } from "../form/focus-first.ts";
import { useFormPart, useIsReadOnly } from "../form/form-store.ts";
import type { RecordForm } from "../form/record-form.ts";
import type { SectionId } from "../form/record-sections.ts";

export type CompletionNoteProps = {
  readonly me: Me;
  readonly onOpenSections: (sections: readonly SectionId[]) => void;
  /** Saves the record and says that nothing more will be added. */
  readonly onCompleteAsIs: () => void;
};

const whole = (form: RecordForm) => form;

/**
 * Names what a record lacks. When it appears, the sections of these fields are unfolded, and the first of them gets the focus as
 * soon as it is rendered.
 */
export function CompletionNote({ me, onOpenSections, onCompleteAsIs }: CompletionNoteProps) {
  const form = useFormPart(whole);
  const isReadOnly = useIsReadOnly();
  const own = form.participants.findIndex(({ keycloakId }) => keycloakId === me.keycloakId);
  const missing = missingFields(form, form.participants[own]);
  const first = useRef<string>(undefined);
  if (first.current === undefined) first.current = getControl(missing[0], form, own);
  const open = useEffectEvent(() => {
    onOpenSections(missing.map((name) => recordFields[name].section));
  });
  useEffect(() => {
    open();
    return focusWhenRendered(first.current ?? "");
  }, []);
  if (isReadOnly) return null;
  const isWhole = missing.length === 0;
  return (
    <Banner
      isSilent
      tone={isWhole ? "success" : "info"}
      title={isWhole ? completionTexts.isComplete : completionTexts.toComplete}
      action={
        isWhole ? undefined : (
          <Button size="small" onPress={onCompleteAsIs}>
            {completionTexts.completeAsIs}
          </Button>
        )
      }
    >
      {isWhole
        ? completionTexts.saveIt
        : missing
            .map((name) => (name === "participants" ? completionTexts.ownPart : recordFieldLabels[name]))
            .join(", ")}
    </Banner>
  );
}

/** The name of the control of a missing field. */
function getControl(name: string | undefined, { participants }: RecordForm, own: number): string {
  if (name !== "participants") return name ?? "";
  return `participants.${own}.${participants[own]?.role === null ? "role" : "level"}`;
}

/** Focuses the control with this name, which is rendered after the first parts of the form. Returns its end. */
function focusWhenRendered(name: string): () => void {
  const focus = (): boolean => {
    let within = document.querySelector(`form [name="${name}"]`)?.parentElement ?? null;
    // The element with the name may be a hidden input, whose visible control is beside it.
    while (within !== null && within.tagName !== "FORM") {
      focusFirst(within);
      if (within.contains(document.activeElement)) return true;
      within = within.parentElement;
    }
    return false;
  };
  if (name === "" || focus()) return () => undefined;
  const rendering = new MutationObserver(() => {
    if (focus()) rendering.disconnect();
  });
  rendering.observe(document.body, { childList: true, subtree: true });
  return () => rendering.disconnect();
}
