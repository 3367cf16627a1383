import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { News_query$key } from "../../../__generated__/News_query.graphql.ts";
import { Feed } from "./Feed.tsx";
import { HomeVideos } from "./HomeVideos.tsx";

/** The section "News" of the start page: videos and articles of a feed (1.027), if these are configured. */
export function News({ query }: { readonly query: News_query$key }) {
  const headingId = useId();
  const data = useFragment(
    graphql`
      fragment News_query on Query {
        contentSources {
          kind
        }
        ...HomeVideos_query
        ...Feed_query
      }
    `,
    query,
  );
  if (data.contentSources.length === 0) return null;
  const has = (wanted: "news" | "videos") => data.contentSources.some(({ kind }) => kind === wanted);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={5}>
        <Heading level={2} id={headingId}>
          News
        </Heading>
        {has("videos") && <HomeVideos query={data} />}
        {has("news") && <Feed query={data} />}
      </Stack>
    </section>
  );
}
