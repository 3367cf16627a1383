import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import type { ReactNode } from "react";
import { Section } from "../section/Section.tsx";

export type UsersDialogProps = {
  /** The name of the voucher or event that the users have accepted. */
  readonly of: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog with the table of the people who have accepted a voucher or an event. */
export function UsersDialog({ of, onClose, children }: UsersDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Users of ${of}`}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      <Section placeholder={<Skeleton kind="rows" rows={3} columns={3} label="Loading the users" />}>
        {children}
      </Section>
    </Dialog>
  );
}
