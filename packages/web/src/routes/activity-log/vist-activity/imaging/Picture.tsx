import { activityFileTexts } from "@cathedra/domain/messages";
import { graphql, useFragment } from "react-relay/hooks";
import type { Picture_image$key } from "../../../../__generated__/Picture_image.graphql.ts";
import { FileTime, type RunTimes } from "./FileTime.tsx";
import * as css from "./Imaging.css.ts";
import { Thumbnail } from "./Thumbnail.tsx";

export type PictureProps = {
  readonly image: Picture_image$key;
  readonly run: RunTimes;
  readonly renew: () => Promise<void>;
  readonly onOpen: () => void;
};

/** A picture of a run, small: a press opens it. */
export function Picture({ image, run, renew, onOpen }: PictureProps) {
  const { name, createdAt, thumbnail, thumbnailLink } = useFragment(
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
  return (
    <button type="button" className={css.tile} aria-haspopup="dialog" onClick={onOpen}>
      <span className={css.frame}>
        <Thumbnail
          state={thumbnail}
          link={thumbnailLink ?? null}
          renew={renew}
          none={activityFileTexts.noPreview}
        />
      </span>
      <span className={css.name} title={name}>
        {name}
      </span>
      <FileTime createdAt={createdAt ?? null} run={run} />
    </button>
  );
}
