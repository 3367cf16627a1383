import type { ReactNode } from "react";
import { LazyPart } from "../overlay/LazyPart.tsx";

export type DialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons at the bottom, the primary one last. */
  readonly actions?: ReactNode;
  /** `window` is for viewers, which use all available space; `sheet` takes a whole phone, and is medium elsewhere. */
  readonly size?: "small" | "medium" | "large" | "window" | "sheet";
  /** Whether Escape, the close button and a press beside the dialog close it. Set it to false while something is being saved. */
  readonly isDismissable?: boolean;
  readonly closeLabel?: string;
};

const loadSheet = () => import("../overlay/sheets.ts").then(({ DialogSheet }) => DialogSheet);

/** A modal dialog. The focus stays inside, and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange } = props;
  return <LazyPart load={loadSheet} isWanted={isOpen} onFailure={() => onOpenChange(false)} props={props} />;
}
