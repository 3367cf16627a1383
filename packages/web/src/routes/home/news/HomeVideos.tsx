import { contentTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  HomeVideos_query$data,
  HomeVideos_query$key,
} from "../../../__generated__/HomeVideos_query.graphql.ts";
import { ContentUnavailable } from "../../../features/content-state/ContentUnavailable.tsx";
import { StaleNote } from "../../../features/content-state/StaleNote.tsx";
import { VideoGrid } from "../../../features/videos/VideoGrid.tsx";
import { fieldErrorText } from "../../../relay/field-error-text.ts";

/** The first four videos, and a link to all (1.027, 1.038). */
export function HomeVideos({ query }: { readonly query: HomeVideos_query$key }) {
  const data = useFragment(
    graphql`
      fragment HomeVideos_query on Query {
        ...StaleNote_query
        youtubeVideos(maxResults: 4) @catch(to: RESULT) {
          ...VideoGrid_videos
        }
      }
    `,
    query,
  );
  return (
    <Card
      title="Videos"
      titleLevel={3}
      padding="medium"
      actions={
        <Link href="/videos" variant="alone">
          View All
        </Link>
      }
    >
      <Stack gap={3}>
        <StaleNote query={data} kind="videos" />
        <Videos videos={data.youtubeVideos} />
      </Stack>
    </Card>
  );
}

function Videos({ videos }: { readonly videos: HomeVideos_query$data["youtubeVideos"] }) {
  if (!videos.ok) {
    return (
      <ContentUnavailable>{fieldErrorText(videos.errors, contentTexts.videosUnavailable)}</ContentUnavailable>
    );
  }
  if (videos.value == null || videos.value.length === 0)
    return <EmptyState>{contentTexts.noVideos}</EmptyState>;
  return <VideoGrid videos={videos.value} />;
}
