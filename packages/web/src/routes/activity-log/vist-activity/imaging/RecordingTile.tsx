import { shortDuration } from "@cathedra/domain";
import { Icon, Play } from "@cathedra/ui-kit/Icon";
import { graphql, useFragment } from "react-relay/hooks";
import type { RecordingTile_recording$key } from "../../../../__generated__/RecordingTile_recording.graphql.ts";
import type { RunTimes } from "./FileTime.tsx";
import * as css from "./Imaging.css.ts";
import { Tile } from "./Tile.tsx";

export type RecordingTileProps = {
  readonly recording: RecordingTile_recording$key;
  readonly run: RunTimes;
  readonly renew: () => Promise<void>;
  readonly onOpen: () => void;
};

/** A thumbnail of a recording of a run, with its length; pressing it plays the recording. */
export function RecordingTile({ recording, run, renew, onOpen }: RecordingTileProps) {
  const file = useFragment(
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
  const { duration } = file;
  return (
    <Tile file={file} seconds={duration ?? 0} run={run} renew={renew} onOpen={onOpen}>
      <span className={css.sign}>
        <Icon glyph={Play} label="Play" />
      </span>
      {duration != null && <span className={css.length}>{shortDuration(duration)}</span>}
    </Tile>
  );
}
