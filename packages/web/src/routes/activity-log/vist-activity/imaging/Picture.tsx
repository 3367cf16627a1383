import { graphql, useFragment } from "react-relay/hooks";
import type { Picture_image$key } from "../../../../__generated__/Picture_image.graphql.ts";
import type { RunTimes } from "./FileTime.tsx";
import { Tile } from "./Tile.tsx";

export type PictureProps = {
  readonly image: Picture_image$key;
  readonly run: RunTimes;
  readonly renew: () => Promise<void>;
  readonly onOpen: () => void;
};

/** A thumbnail of a picture of a run; pressing it opens the picture. */
export function Picture({ image, run, renew, onOpen }: PictureProps) {
  const file = useFragment(
    graphql`
      fragment Picture_image on VistActivityImage {
        name
        createdAt
        thumbnail
        thumbnailLink
      }
    `,
    image,
  );
  return <Tile file={file} run={run} renew={renew} onOpen={onOpen} />;
}
