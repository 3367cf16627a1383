import { PageHeader } from "@cathedra/ui-kit/PageHeader";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { reloadFrame } from "./frame-over-reload.ts";
import * as css from "./PageSkeleton.css.ts";
import { ReloadMessage } from "./ReloadMessage.tsx";

/** A placeholder for a page that is being loaded. One that loads itself again keeps its heading and its message. */
export function PageSkeleton() {
  const frame = reloadFrame();
  if (frame !== undefined) {
    return (
      <div className={css.framed}>
        <PageHeader title={frame.title} crumbs={frame.crumbs} />
        <Stack gap={6}>
          <ReloadMessage />
          <Skeleton kind="block" height={240} label="Loading the page" />
        </Stack>
      </div>
    );
  }
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
