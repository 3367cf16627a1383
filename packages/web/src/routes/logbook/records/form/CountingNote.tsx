import { Icon, Target, TriangleAlert } from "@cathedra/ui-kit/Icon";
import * as css from "./CountingNote.css.ts";
import type { CountingLines } from "./counting-lines.ts";

export type CountingNoteProps = {
  /** Undefined: there is nothing to count for this person. The place that is read out stays. */
  readonly counting: CountingLines | undefined;
};

/** Says before a case is saved which targets it counts towards, or that it counts towards none, and why. */
export function CountingNote({ counting }: CountingNoteProps) {
  return <output className={css.place}>{counting && <CountingText {...counting} />}</output>;
}

/** The same, where it is not read out. */
export function CountingText({ lines, isWarning }: CountingLines) {
  return (
    <span className={isWarning ? css.warning : css.note}>
      <Icon glyph={isWarning ? TriangleAlert : Target} size="small" />
      <span className={css.words}>{lines.join(" ")}</span>
    </span>
  );
}
