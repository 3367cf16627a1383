import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import * as css from "./groups.css.ts";

/** The places of two cards. */
export function GroupsPlaceholder() {
  return (
    <div className={css.cards}>
      <Skeleton kind="block" height={260} />
      <Skeleton kind="block" height={260} />
    </div>
  );
}
