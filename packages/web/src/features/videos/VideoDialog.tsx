import { embedAddress, watchAddress } from "@cathedra/domain/content";
import { contentTexts } from "@cathedra/domain/messages";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Text } from "@cathedra/ui-kit/Text";
import { useSiteConfig } from "../../site/use-site-config.ts";
import type { PlayableVideo } from "./VideoCard.tsx";
import * as css from "./VideoDialog.css.ts";

export type VideoDialogProps = {
  /** The one to play; null while there is none. */
  readonly video: PlayableVideo | null;
  readonly onClose: () => void;
};

/** Plays a video (1.035). Nothing is asked of the player's origin before a person has opened one. */
export function VideoDialog({ video, onClose }: VideoDialogProps) {
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
      // The player refuses pages that do not say where they are.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
