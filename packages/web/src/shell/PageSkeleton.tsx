import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import * as css from "./PageSkeleton.css.ts";

/** A placeholder for a page that is being loaded. */
export function PageSkeleton() {
  return (
    <div className={css.page}>
      <Stack gap={6}>
        <Skeleton kind="title" label="Loading the page" />
        <div aria-hidden>
          <Skeleton kind="block" height={240} />
        </div>
      </Stack>
    </div>
  );
}
