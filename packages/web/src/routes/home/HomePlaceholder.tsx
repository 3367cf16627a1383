import { cloudEventTexts, contentTexts, courseTexts } from "@cathedra/domain/messages";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { VideosPlaceholder } from "../../features/videos/VideosPlaceholder.tsx";
import * as css from "./HomePlaceholder.css.ts";

/** Home on its way: greeting and logbook, then the news. */
export function HomePlaceholder() {
  return (
    <div className={css.home}>
      <Stack gap={8}>
        <Skeleton kind="title" label="Loading the page" />
        <Skeleton kind="block" height={255} />
        <Stack gap={5}>
          <Heading level={2}>Learning & Development</Heading>
          <Skeleton kind="block" height={112} label={cloudEventTexts.loading} />
          <Skeleton kind="block" height={176} label={courseTexts.loadingSpaces} />
        </Stack>
        <Stack gap={5}>
          <Heading level={2}>Applications</Heading>
          <Skeleton kind="block" height={104} label="Loading cloud cases" />
        </Stack>
        <Stack gap={5}>
          <Heading level={2}>News</Heading>
          <VideosPlaceholder count={4} />
          <Skeleton kind="block" height={520} label={contentTexts.loadingNews} />
        </Stack>
      </Stack>
    </div>
  );
}
