import { contentTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { VideosQuery } from "../../__generated__/VideosQuery.graphql.ts";
import { ContentUnavailable } from "../../features/content-state/ContentUnavailable.tsx";
import { StaleNote } from "../../features/content-state/StaleNote.tsx";
import { useRefreshOnReturn } from "../../features/poll/use-refresh-on-return.ts";
import { Section } from "../../features/section/Section.tsx";
import { VideoGrid } from "../../features/videos/VideoGrid.tsx";
import { VideosPlaceholder } from "../../features/videos/VideosPlaceholder.tsx";
import { fieldErrorText } from "../../relay/field-error-text.ts";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";

const crumbs = [
  { label: "Home", href: "/" },
  { label: "Videos", href: "/videos" },
];

/** All videos (1.004, 1.042). */
export function Component() {
  return (
    <PortalPage title="Videos" crumbs={crumbs}>
      <Section placeholder={<VideosPlaceholder count={12} />}>
        <Videos />
      </Section>
    </PortalPage>
  );
}

function Videos() {
  const [search, setSearch] = useState("");
  useRefreshOnReturn();
  const data = useRouteQuery<VideosQuery>(graphql`
    query VideosQuery @preloadable {
      ...Viewer_query
      ...StaleNote_query
      youtubeVideos(maxResults: 499) @catch(to: RESULT) {
        ...VideoGrid_videos
      }
    }
  `);
  const { youtubeVideos: videos } = data;
  if (!videos.ok) {
    return (
      <ContentUnavailable>{fieldErrorText(videos.errors, contentTexts.videosUnavailable)}</ContentUnavailable>
    );
  }
  if (videos.value == null || videos.value.length === 0)
    return <EmptyState>{contentTexts.noVideos}</EmptyState>;
  return (
    <Stack gap={5}>
      <SearchField label="Search videos" placeholder="Search by title" value={search} onSearch={setSearch} />
      <StaleNote query={data} kind="videos" />
      <VideoGrid
        videos={videos.value}
        search={search}
        nothingFound={<EmptyState>{contentTexts.noVideosFound}</EmptyState>}
      />
    </Stack>
  );
}
