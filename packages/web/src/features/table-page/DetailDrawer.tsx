import { shellTexts } from "@cathedra/domain/messages";
import { Drawer } from "@cathedra/ui-kit/Drawer";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import type { ReactNode } from "react";
import { localDay, showDay } from "../../format/dates.ts";
import { getName } from "../../shell/UserLink.tsx";
import { useViewer } from "../../shell/use-viewer.ts";
import { Section } from "../section/Section.tsx";

export type DetailDrawerProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** Shown if the thing does not exist, or not for this person. */
  readonly notFound: string;
  /** Whether the details begin with a heading of their own, which is the heading on paper. */
  readonly isNamedInside?: boolean;
  readonly children: ReactNode;
};

/**
 * The details of one row, beside its table. The row is in the address, so that it can be linked to. On paper they are a document,
 * and name who printed it.
 */
export function DetailDrawer({
  title,
  onClose,
  notFound,
  isNamedInside = false,
  children,
}: DetailDrawerProps) {
  const viewer = useViewer();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      isTitlePrinted={!isNamedInside}
      side="end"
      width="wide"
    >
      {viewer !== undefined && (
        <p data-only-printed>{shellTexts.printedBy(getName(viewer), showDay(localDay()))}</p>
      )}
      <Section
        placeholder={<Skeleton lines={8} label="Loading the details" />}
        notFound={<EmptyState>{notFound}</EmptyState>}
      >
        {children}
      </Section>
    </Drawer>
  );
}
