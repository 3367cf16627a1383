import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { column, columns } from "./TodaySection.css.ts";

/** Reserves the space of the cards while they load. */
export function TodayPlaceholder() {
  return (
    <div className={columns}>
      <div className={column}>
        <Skeleton kind="block" height={111} />
        <Skeleton kind="block" height={357} />
      </div>
      <div className={column}>
        <Skeleton kind="block" height={213} />
        <Skeleton kind="block" height={255} />
      </div>
    </div>
  );
}
