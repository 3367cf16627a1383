import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { column, columns } from "./TodaySection.css.ts";

/** Reserves the space of the cards while they load. */
export function TodayPlaceholder() {
  return (
    <div className={columns}>
      <div className={column}>
        <Skeleton kind="block" height={57} />
        <Skeleton kind="block" height={242} />
      </div>
      <div className={column}>
        <Skeleton kind="block" height={242} />
        <Skeleton kind="block" height={242} />
      </div>
    </div>
  );
}
