import { cloudEventTexts, contentTexts, courseTexts, loadingModules } from "@cathedra/domain/messages";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useServiceTag } from "../../features/service-tag/service-tag.ts";
import * as css from "./HomePlaceholder.css.ts";
import { TodayPlaceholder } from "./today/TodayPlaceholder.tsx";

/** The placeholder of the start page, with its sections in the order of the page; at a simulator its modules come first. */
export function HomePlaceholder() {
  const isAtSimulator = useServiceTag() !== null;
  const applications = (
    <Stack gap={5}>
      <Heading level={2}>Applications</Heading>
      {isAtSimulator && <Skeleton kind="block" height={180} label={loadingModules} />}
      <Skeleton kind="block" height={104} label="Loading cloud cases" />
    </Stack>
  );
  return (
    <>
      <div className={css.header}>
        <Skeleton kind="title" label="Loading the page" />
      </div>
      <Stack gap={6}>
        {isAtSimulator && applications}
        <TodayPlaceholder />
        <Stack gap={5}>
          <Heading level={2}>Learning & Development</Heading>
          <Skeleton kind="block" height={112} label={cloudEventTexts.loading} />
          <Skeleton kind="block" height={176} label={courseTexts.loadingSpaces} />
        </Stack>
        {!isAtSimulator && applications}
        <Stack gap={5}>
          <Heading level={2}>News</Heading>
          <Skeleton kind="block" height={320} label={contentTexts.loadingVideos} />
          <Skeleton kind="block" height={520} label={contentTexts.loadingNews} />
        </Stack>
      </Stack>
    </>
  );
}
