import { Icon, Target, TriangleAlert } from "@cathedra/ui-kit/Icon";
import * as css from "./CountingNote.css.ts";
import type { CountingLines } from "./counting-lines.ts";

export type CountingNoteProps = {
  /** The lines; undefined if nothing counts for this person. The live region for screen readers is rendered in any case. */
  readonly counting: CountingLines | undefined;
};

/** Shows, before a case is saved, which targets it counts towards, or why it counts towards none. */
export function CountingNote({ counting }: CountingNoteProps) {
  return <output className={css.place}>{counting && <CountingText {...counting} />}</output>;
}

/** The lines of the note for places where a screen reader must not announce them. */
export function CountingText({ lines, isWarning }: CountingLines) {
  return (
    <span className={isWarning ? css.warning : css.note}>
      <Icon glyph={isWarning ? TriangleAlert : Target} size="small" />
      <span className={css.textBlock}>{lines.join(" ")}</span>
    </span>
  );
}
