import { softwareReleaseList } from "@cathedra/domain/lists";
import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Plus } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useNavigate, useRevalidator } from "react-router";
import type { AdminSoftwareQuery } from "../../../__generated__/AdminSoftwareQuery.graphql.ts";
import { StaleNotice } from "../../../features/poll/StaleNotice.tsx";
import { usePoll } from "../../../features/poll/use-poll.ts";
import { Section } from "../../../features/section/Section.tsx";
import { PagedList } from "../../../features/table-page/PagedList.tsx";
import { useOpened } from "../../../features/table-page/use-opened.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { KeyGaps } from "./KeyGaps.tsx";
import { NewRelease } from "./NewRelease.tsx";
import { ReleaseDrawer } from "./ReleaseDrawer.tsx";
import { releaseColumns } from "./release-columns.tsx";

/** How often the list is read again while the page is visible, in milliseconds. */
const everyMs = 15_000;

/** All releases of station software, with their state and progress. */
export function AdminSoftware() {
  const { softwareReleases: list } = useRouteQuery<AdminSoftwareQuery>(graphql`
    query AdminSoftwareQuery(
      $searchText: String
      $state: SoftwareReleaseState
      $publishedFrom: DateTime
      $limit: Int!
      $offset: Int!
    ) @preloadable {
      ...Viewer_query
      softwareReleases(
        searchText: $searchText
        state: $state
        publishedFrom: $publishedFrom
        limit: $limit
        offset: $offset
      ) {
        totalCount
        releases {
          ...releaseColumns_release @relay(mask: false)
        }
      }
    }
  `);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const polled = usePoll(everyMs, revalidate);
  const { opened, close, getHref } = useOpened();
  const [isCreating, setCreating] = useState(false);
  const reread = () => void revalidate();
  return (
    <Stack gap={5}>
      <PagedList
        list={softwareReleaseList}
        name="software"
        label="Releases"
        one="release"
        pagesLabel="Pages of releases"
        columns={releaseColumns}
        rows={list.releases}
        total={list.totalCount}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => getHref(String(id))}
        texts={{ none: texts.nothingFound, noneYet: texts.empty, showAll: "Show all releases" }}
        acts={
          <Button variant="primary" icon={Plus} onPress={() => setCreating(true)}>
            {texts.newRelease}
          </Button>
        }
        notice={<StaleNotice {...polled} />}
      />
      <Section placeholder={null}>
        <KeyGaps releaseId={null} />
      </Section>
      {opened !== null && (
        <ReleaseDrawer key={opened} releaseId={Number(opened)} onClose={close} onChanged={reread} />
      )}
      {isCreating && (
        <NewRelease
          onClose={() => setCreating(false)}
          onMade={(id) => {
            reread();
            void navigate(getHref(id));
          }}
        />
      )}
    </Stack>
  );
}
