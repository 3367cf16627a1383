import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { allFour } from "./Today.css.ts";

/** Holds the place of the four tiles. */
export function TodayPlaceholder() {
  return (
    <div className={allFour}>
      <Skeleton kind="block" height={104} />
      <Skeleton kind="block" height={232} />
      <Skeleton kind="block" height={280} />
      <Skeleton kind="block" height={200} />
    </div>
  );
}
