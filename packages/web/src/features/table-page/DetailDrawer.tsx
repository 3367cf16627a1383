import { Drawer } from "@cathedra/ui-kit/Drawer";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import type { ReactNode } from "react";
import { Section } from "../section/Section.tsx";

export type DetailDrawerProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** Shown if the thing does not exist, or not for this person. */
  readonly notFound: string;
  readonly children: ReactNode;
};

/** The details of one row, beside its table. The row is in the address, so that it can be linked to. */
export function DetailDrawer({ title, onClose, notFound, children }: DetailDrawerProps) {
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} side="end" width="wide">
      <Section
        placeholder={<Skeleton lines={8} label="Loading the details" />}
        notFound={<EmptyState>{notFound}</EmptyState>}
      >
        {children}
      </Section>
    </Drawer>
  );
}
