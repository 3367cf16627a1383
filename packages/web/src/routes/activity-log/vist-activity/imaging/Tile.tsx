import { activityFileTexts } from "@cathedra/domain/messages";
import type { ReactNode } from "react";
import { FileTime, type RunTimes } from "./FileTime.tsx";
import * as css from "./Imaging.css.ts";
import { Thumbnail } from "./Thumbnail.tsx";

type TileProps = {
  readonly file: {
    readonly name: string;
    readonly createdAt: string | null | undefined;
    readonly thumbnail: string;
    readonly thumbnailLink: string | null | undefined;
  };
  /** The length of a recording in seconds. */
  readonly seconds?: number;
  readonly run: RunTimes;
  readonly renew: () => Promise<void>;
  readonly onOpen: () => void;
  /** Shown over the thumbnail, such as the length of a recording. */
  readonly children?: ReactNode;
};

/** A thumbnail of a picture or recording of a run; pressing it opens the file. */
export function Tile({ file, seconds = 0, run, renew, onOpen, children }: TileProps) {
  const { name, createdAt, thumbnail, thumbnailLink } = file;
  return (
    <button type="button" className={css.tile} aria-haspopup="dialog" onClick={onOpen}>
      <span className={css.frame}>
        <Thumbnail
          state={thumbnail}
          link={thumbnailLink ?? null}
          renew={renew}
          none={activityFileTexts.noPreview}
        />
        {children}
      </span>
      <span className={css.name} title={name}>
        {name}
      </span>
      <FileTime createdAt={createdAt ?? null} seconds={seconds} run={run} />
    </button>
  );
}
