import { contentTexts } from "@cathedra/domain";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { VideosPlaceholder } from "../../features/videos/VideosPlaceholder.tsx";
import { PageSkeleton } from "../../shell/PageSkeleton.tsx";

/** Home on its way: greeting and logbook, then the news. */
export function HomePlaceholder() {
  return (
    <Stack gap={8}>
      <PageSkeleton />
      <Stack gap={5}>
        <Heading level={2}>News</Heading>
        <VideosPlaceholder count={4} />
        <Skeleton kind="block" height={320} label={contentTexts.loadingNews} />
      </Stack>
    </Stack>
  );
}
