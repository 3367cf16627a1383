import type { ReactNode } from "react";
import { LazyPart } from "../overlay/LazyPart.tsx";

export type DrawerProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The side that it slides in from. */
  readonly side?: "start" | "end";
  /** `wide` for content that is read or edited; a small window gives it the full width. */
  readonly width?: "narrow" | "wide";
  readonly closeLabel?: string;
};

const loadSheet = () => import("../overlay/sheets.ts").then(({ DrawerSheet }) => DrawerSheet);

/** Slides in over the page from its side: the menu of a small screen, filters, a record's detail. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onOpenChange } = props;
  return <LazyPart load={loadSheet} isWanted={isOpen} onFailure={() => onOpenChange(false)} props={props} />;
}
