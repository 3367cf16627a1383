import { type ReactNode, startTransition, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { VideoGrid_videos$key } from "../../__generated__/VideoGrid_videos.graphql.ts";
import { filterByTitle } from "./filter-by-title.ts";
import { type PlayableVideo, VideoCard } from "./VideoCard.tsx";
import { VideoDialog } from "./VideoDialog.tsx";
import * as css from "./VideoGrid.css.ts";

export type VideoGridProps = {
  readonly videos: VideoGrid_videos$key;
  /** Words that a title must have. */
  readonly search?: string;
  /** Stands where no title has them. */
  readonly nothingFound?: ReactNode;
};

/** More than fit into a window. */
const firstCards = 24;

/** Videos as cards, each of which plays in a dialog (1.042). The first screenful stands before the rest is made. */
export function VideoGrid({ videos, search = "", nothingFound = null }: VideoGridProps) {
  const all = useFragment(
    graphql`
      fragment VideoGrid_videos on YoutubeVideo @relay(plural: true) {
        id
        title
        ...VideoCard_video
      }
    `,
    videos,
  );
  const [isWhole, setWhole] = useState(all.length <= firstCards);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const [playing, setPlaying] = useState<PlayableVideo | null>(null);
  const found = filterByTitle(all, search);
  const shown = isWhole ? found : found.slice(0, firstCards);
  if (found.length === 0) return nothingFound;
  return (
    <>
      <ul className={css.grid}>
        {shown.map((video) => (
          <li key={video.id} className={css.place}>
            <VideoCard video={video} onOpen={setPlaying} />
          </li>
        ))}
      </ul>
      <VideoDialog video={playing} onClose={() => setPlaying(null)} />
    </>
  );
}
