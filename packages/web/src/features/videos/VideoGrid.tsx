import { embedAddress, watchAddress } from "@cathedra/domain/content";
import { contentTexts } from "@cathedra/domain/messages";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Text } from "@cathedra/ui-kit/Text";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { VideoGrid_videos$key } from "../../__generated__/VideoGrid_videos.graphql.ts";
import { useSiteConfig } from "../../site/use-site-config.ts";
import { filterByTitle } from "./filter-by-title.ts";
import { type PlayableVideo, VideoCard } from "./VideoCard.tsx";
import * as css from "./VideoGrid.css.ts";

export type VideoGridProps = {
  readonly videos: VideoGrid_videos$key;
  /** Words that a title must contain; without them all videos are shown. */
  readonly search?: string;
  /** Shown if no title matches. */
  readonly nothingFound?: ReactNode;
};

/** The number of cards in the first rendering: more than fit in a window. */
const firstCards = 24;

/** Videos as cards, each of which plays in a dialog (1.042). The first screenful is rendered before the rest. */
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

type VideoDialogProps = {
  /** The video to play; null while none is chosen. */
  readonly video: PlayableVideo | null;
  readonly onClose: () => void;
};

/** Plays a video (1.035). Nothing is requested from the player's origin before a person has opened a video. */
function VideoDialog({ video, onClose }: VideoDialogProps) {
  return (
    <Dialog
      isOpen={video !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={video?.title ?? ""}
      size="large"
    >
      {video !== null && <Player video={video} />}
    </Dialog>
  );
}

function Player({ video }: { readonly video: PlayableVideo }) {
  const playerUrl = useSiteConfig()?.videos.playerUrl;
  const address = playerUrl === undefined ? undefined : embedAddress(watchAddress(video.id), playerUrl);
  if (address === undefined) return <Text tone="muted">{contentTexts.videoUnavailable}</Text>;
  return (
    <iframe
      className={css.player}
      title={video.title}
      src={`${address}?autoplay=1`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The player refuses to run on pages that send no referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
