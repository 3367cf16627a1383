import { Dialog } from "@cathedra/ui-kit/Dialog";
import { graphql, useFragment } from "react-relay/hooks";
import type { RecordingViewer_recording$key } from "../../../../__generated__/RecordingViewer_recording.graphql.ts";
import { Player } from "./Player.tsx";

export type RecordingViewerProps = {
  readonly recording: RecordingViewer_recording$key | null;
  readonly onClose: () => void;
  readonly renew: () => Promise<void>;
};

/** Plays a recording as large as the window; the focus returns to where it came from. */
export function RecordingViewer({ recording: given, onClose, renew }: RecordingViewerProps) {
  const recording = useFragment(
    graphql`
      fragment RecordingViewer_recording on VistActivityRecording {
        id
        name
        thumbnailLink
        sources {
          id
          format
          link
          downloadLink
        }
      }
    `,
    given,
  );
  return (
    <Dialog
      isOpen={recording != null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={recording?.name ?? ""}
      size="window"
    >
      {recording != null && <Player key={recording.id} recording={recording} renew={renew} />}
    </Dialog>
  );
}
