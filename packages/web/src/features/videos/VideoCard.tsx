import { Icon, Play } from "@cathedra/ui-kit/Icon";
import { graphql, useFragment } from "react-relay/hooks";
import type { VideoCard_video$key } from "../../__generated__/VideoCard_video.graphql.ts";
import * as css from "./VideoCard.css.ts";

export type PlayableVideo = { readonly id: string; readonly title: string };

export type VideoCardProps = {
  readonly video: VideoCard_video$key;
  readonly onOpen: (video: PlayableVideo) => void;
};

/** A video's picture and title; pressed, it plays (1.035). */
export function VideoCard({ video, onOpen }: VideoCardProps) {
  const { id, title, thumbnail } = useFragment(
    graphql`
      fragment VideoCard_video on YoutubeVideo {
        id
        title
        thumbnail
      }
    `,
    video,
  );
  return (
    <button type="button" className={css.card} aria-haspopup="dialog" onClick={() => onOpen({ id, title })}>
      <span className={css.picture}>
        {thumbnail != null && (
          <img
            src={thumbnail}
            alt=""
            width={320}
            height={180}
            loading="lazy"
            decoding="async"
            className={css.image}
          />
        )}
        <span className={css.sign}>
          <Icon glyph={Play} size="small" />
        </span>
      </span>
      <span className={css.title}>{title}</span>
    </button>
  );
}
