import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { cards } from "./TodaySection.css.ts";

/** Holds the place of the four cards. */
export function TodayPlaceholder() {
  return (
    <div className={cards}>
      <Skeleton kind="block" height={139} />
      <Skeleton kind="block" height={139} />
      <Skeleton kind="block" height={357} />
      <Skeleton kind="block" height={357} />
    </div>
  );
}
