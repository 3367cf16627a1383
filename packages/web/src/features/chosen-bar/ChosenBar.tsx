import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { useBottomInset } from "@cathedra/ui-kit/FormBar";
import { type ReactNode, useRef } from "react";
import * as css from "./chosen-bar.css.ts";

export type ChosenBarProps = {
  /** The label of the choice of all. */
  readonly label: string;
  readonly count: number;
  /** The number of rows that can be chosen. */
  readonly of: number;
  readonly onAll: (isAll: boolean) => void;
  /** The actions for the chosen rows. */
  readonly children: ReactNode;
};

/** Stays at the foot of the window below a list of which several rows can be chosen. */
export function ChosenBar({ label, count, of, onAll, children }: ChosenBarProps) {
  const barRef = useRef<HTMLDivElement>(null);
  useBottomInset(barRef);
  return (
    <div ref={barRef} className={css.bar}>
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
