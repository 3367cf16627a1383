import { shortDuration } from "@cathedra/domain";
import { activityFileTexts } from "@cathedra/domain/messages";
import { Icon, Play } from "@cathedra/ui-kit/Icon";
import { graphql, useFragment } from "react-relay/hooks";
import type { RecordingTile_recording$key } from "../../../../__generated__/RecordingTile_recording.graphql.ts";
import { FileTime, type RunTimes } from "./FileTime.tsx";
import * as css from "./Imaging.css.ts";
import { Thumbnail } from "./Thumbnail.tsx";

export type RecordingTileProps = {
  readonly recording: RecordingTile_recording$key;
  readonly run: RunTimes;
  readonly renew: () => Promise<void>;
  readonly onOpen: () => void;
};

/** A recording of a run, small, with its length: a press plays it. */
export function RecordingTile({ recording, run, renew, onOpen }: RecordingTileProps) {
  const { name, createdAt, duration, thumbnail, thumbnailLink } = useFragment(
    graphql`
      fragment RecordingTile_recording on VistActivityRecording {
        name
        createdAt
        duration
        thumbnail
        thumbnailLink
      }
    `,
    recording,
  );
  return (
    <button type="button" className={css.tile} aria-haspopup="dialog" onClick={onOpen}>
      <span className={css.frame}>
        <Thumbnail
          state={thumbnail}
          link={thumbnailLink ?? null}
          renew={renew}
          none={activityFileTexts.noPreview}
        />
        <span className={css.sign}>
          <Icon glyph={Play} label="Play" />
        </span>
        {duration != null && <span className={css.length}>{shortDuration(duration)}</span>}
      </span>
      <span className={css.name} title={name}>
        {name}
      </span>
      <FileTime createdAt={createdAt ?? null} seconds={duration ?? 0} run={run} />
    </button>
  );
}
