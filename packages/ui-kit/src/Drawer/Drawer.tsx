import type { ReactNode } from "react";
import { LazyPart } from "../overlay/LazyPart.tsx";

export type DrawerProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The side from which the drawer slides in. */
  readonly side?: "start" | "end";
  /** `wide` for content that is read or edited; a small window gives it the full width. */
  readonly width?: "narrow" | "wide";
  readonly closeLabel?: string;
  /** Whether the title is printed; false where the content begins with a heading of its own. */
  readonly isTitlePrinted?: boolean;
};

const loadSheet = () => import("../overlay/sheets.ts").then(({ DrawerSheet }) => DrawerSheet);

/**
 * A panel that slides in over the page from its side, such as the menu of a narrow window, filters, or the details of a record.
 */
export function Drawer(props: DrawerProps) {
  const { isOpen, onOpenChange } = props;
  return <LazyPart load={loadSheet} isWanted={isOpen} onFailure={() => onOpenChange(false)} props={props} />;
}
