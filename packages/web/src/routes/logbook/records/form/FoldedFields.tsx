import { foldedContents } from "@cathedra/domain/logbook";
import { FoldingCard } from "@cathedra/ui-kit/FoldingCard";
import { LazyPart, usePreloadedPart } from "@cathedra/ui-kit/overlay";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { ReactNode } from "react";
import { loadLazyControl } from "./fields/load-lazy-control.ts";
import { SectionFields } from "./fields/SectionFields.tsx";
import { recordSections, type SectionId } from "./record-sections.ts";
import type { useOpenSections } from "./use-open-sections.ts";

type FoldedFieldsProps = {
  readonly id: SectionId;
  readonly folds: ReturnType<typeof useOpenSections>;
  /** The number of filled fields in the section. */
  readonly filled: number;
  /** Content that is shown above the folded fields. */
  readonly children?: ReactNode;
};

const loadFolded = () => loadLazyControl().then(() => SectionFields);

/** A section of the form that is collapsed at first: its fields are loaded and rendered after the rest of the form. */
export function FoldedFields({ id, folds, filled, children }: FoldedFieldsProps) {
  usePreloadedPart(loadLazyControl);
  usePreloadedPart(loadFolded);
  return (
    <FoldingCard
      title={recordSections.find((section) => section.id === id)?.title ?? ""}
      summary={filled === 0 ? foldedContents[id] : `${filled} filled in`}
      isExpanded={folds.isOpen(id)}
      onExpandedChange={(isOpen) => folds.turn(id, isOpen)}
    >
      <Stack gap={5}>
        {children}
        <LazyPart
          load={loadFolded}
          isWanted
          onFailure={() => folds.turn(id, false)}
          props={{ section: id }}
        />
      </Stack>
    </FoldingCard>
  );
}
