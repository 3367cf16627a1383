import { Dialog } from "@cathedra/ui-kit/Dialog";
import { graphql, useFragment } from "react-relay/hooks";
import type { PictureViewer_images$key } from "../../../../__generated__/PictureViewer_images.graphql.ts";
import { PictureStage } from "./PictureStage.tsx";

export type PictureViewerProps = {
  readonly images: PictureViewer_images$key;
  /** The id of the picture to show; null to show none. */
  readonly opened: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly renew: () => Promise<void>;
};

/** A picture in the whole window, with buttons for the other pictures; on closing, the focus returns to where it came from. */
export function PictureViewer({ images: given, opened, onOpen, renew }: PictureViewerProps) {
  const images = useFragment(
    graphql`
      fragment PictureViewer_images on VistActivityImage @relay(plural: true) {
        id
        name
        createdAt
        width
        height
        link
        downloadLink
      }
    `,
    given,
  );
  const at = images.findIndex(({ id }) => id === opened);
  const image = images[at];
  const go = (by: -1 | 1) => {
    const next = images[at + by];
    if (next !== undefined) onOpen(next.id);
  };
  return (
    <Dialog
      isOpen={image !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onOpen(null);
      }}
      title={image?.name ?? ""}
      size="window"
    >
      {image !== undefined && (
        <PictureStage
          key={image.id}
          image={image}
          position={`${at + 1} of ${images.length}`}
          onBefore={at > 0 ? () => go(-1) : undefined}
          onAfter={at < images.length - 1 ? () => go(1) : undefined}
          renew={renew}
        />
      )}
    </Dialog>
  );
}
