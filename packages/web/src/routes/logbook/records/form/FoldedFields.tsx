import { FoldingCard } from "@cathedra/ui-kit/FoldingCard";
import { LazyPart, usePartWhenIdle } from "@cathedra/ui-kit/overlay";
import type { FieldsProps } from "./field-props.ts";
import { recordSections } from "./record-sections.ts";
import type { useFolds } from "./use-folds.ts";

type FoldedId = "clinicalData" | "clinicalManager";

type FoldedFieldsProps = {
  readonly id: FoldedId;
  readonly fields: FieldsProps;
  readonly folds: ReturnType<typeof useFolds>;
  /** How many of the part's fields hold something. */
  readonly filled: number;
};

const loads = {
  clinicalData: () => import("./ClinicalDataFields.tsx").then((module) => module.ClinicalDataFields),
  clinicalManager: () => import("./ClinicalManagerFields.tsx").then((module) => module.ClinicalManagerFields),
} as const;

/** A part of the form that is folded until somebody opens it: its fields come once the form stands. */
export function FoldedFields({ id, fields, folds, filled }: FoldedFieldsProps) {
  const load = loads[id];
  usePartWhenIdle(load);
  return (
    <FoldingCard
      title={recordSections.find((section) => section.id === id)?.title ?? ""}
      summary={filled === 0 ? undefined : `${filled} filled in`}
      isExpanded={folds.isOpen(id)}
      onExpandedChange={(isOpen) => folds.turn(id, isOpen)}
    >
      <LazyPart load={load} isWanted onFailure={() => folds.turn(id, false)} props={fields} />
    </FoldingCard>
  );
}
