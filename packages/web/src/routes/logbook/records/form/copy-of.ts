import type { ComponentType } from "react";
import type { CopiedNoteProps } from "./CopiedNote.tsx";
import type { copiedForm } from "./copied-form.ts";
import type { LoadedRecord } from "./record-mapping.ts";
import type { SuggestedValueProps } from "./SuggestedValue.tsx";

/** The additional data of a form that begins as a copy; it is loaded with the page of the copy. */
export type CopyOf = {
  /** The record whose values the form begins with. */
  readonly source: LoadedRecord;
  readonly toForm: typeof copiedForm;
  readonly Note: ComponentType<CopiedNoteProps>;
  readonly Suggested: ComponentType<SuggestedValueProps>;
};
