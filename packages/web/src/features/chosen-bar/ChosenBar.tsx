import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { useBottomInset } from "@cathedra/ui-kit/FormBar";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { type ReactNode, useRef } from "react";
import * as css from "./chosen-bar.css.ts";

export type ChosenBarProps = {
  /** The label of the checkbox that chooses all rows. */
  readonly label: string;
  readonly count: number;
  /** The number of rows that can be chosen. */
  readonly of: number;
  readonly onAll: (isAll: boolean) => void;
  /** The actions for the chosen rows. */
  readonly children: ReactNode;
};

/**
 * Stays at the foot of the window below a list of which several rows can be chosen; on a phone only once one is, so that the list
 * has the room.
 */
export function ChosenBar({ label, count, of, onAll, children }: ChosenBarProps) {
  const barRef = useRef<HTMLDivElement>(null);
  const isPhone = useMedia(media.phone);
  const isAtFoot = count > 0 || !isPhone;
  useBottomInset(barRef, isAtFoot);
  return (
    <div ref={barRef} className={isAtFoot ? css.barAtFoot : css.bar}>
      <Checkbox
        label={label}
        value={count === of}
        isIndeterminate={count > 0 && count < of}
        onChange={onAll}
      />
      {count > 0 && children}
    </div>
  );
}
