import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { tiles } from "./Today.css.ts";

/** Holds the place of the four tiles. */
export function TodayPlaceholder() {
  return (
    <div className={tiles}>
      <Skeleton kind="block" height={139} />
      <Skeleton kind="block" height={139} />
      <Skeleton kind="block" height={357} />
      <Skeleton kind="block" height={357} />
    </div>
  );
}
