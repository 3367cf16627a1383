import { loadingModules } from "@cathedra/domain/messages";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useServiceTag } from "../../features/service-tag/service-tag.ts";
import * as css from "./HomePlaceholder.css.ts";
import { TodayPlaceholder } from "./today/TodayPlaceholder.tsx";

/**
 * The placeholder of the start page. It has no headings: which sections the page has, and where, is known only with the person.
 * At a simulator its modules come first.
 */
export function HomePlaceholder() {
  const isAtSimulator = useServiceTag() !== null;
  return (
    <>
      <div className={css.header}>
        <Skeleton kind="title" label="Loading the page" />
      </div>
      <Stack gap={6}>
        {isAtSimulator && <Skeleton kind="block" height={180} label={loadingModules} />}
        <TodayPlaceholder />
        <Skeleton kind="block" height={176} />
        <Skeleton kind="block" height={520} />
      </Stack>
    </>
  );
}
