/**
 * The content of a DICOM structured report, as far as the rules of dose reports need it. It has no field for anything that
 * identifies a patient, so that nothing of the kind leaves the code that reads the file.
 */
export type DoseDocument = {
  /** The day of the examination as `YYYYMMDD`, if the file states it. */
  readonly studyDate?: string | undefined;
  readonly manufacturer?: string | undefined;
  readonly model?: string | undefined;
  /** The name of the device in its network, which often names the room. */
  readonly station?: string | undefined;
  readonly institution?: string | undefined;
  /** The root of the report. */
  readonly root: ContentItem;
};

/** One entry of a structured report (DICOM PS3.3, C.17.3). */
export type ContentItem = {
  /** The code of what the entry states, without its scheme, such as `113722`. */
  readonly concept: string;
  /** The number of an entry of the type NUM, as the file writes it. */
  readonly number?: string | undefined;
  /** The unit of `number`, as the file writes it. */
  readonly unit?: string | undefined;
  /** The code that an entry of the type CODE states. */
  readonly code?: string | undefined;
  readonly text?: string | undefined;
  readonly items: readonly ContentItem[];
};

/** All entries with a concept in the tree below an entry, in their order; what is below such an entry is not searched. */
export function getItems(item: ContentItem, concept: string): readonly ContentItem[] {
  return item.items.flatMap((each) => (each.concept === concept ? [each] : getItems(each, concept)));
}
