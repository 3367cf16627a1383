import { activityFileTexts } from "@cathedra/domain/messages";
import { ChevronLeft, ChevronRight, Download, Maximize, Minimize, Minus, Plus } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { useState } from "react";
import { showMoment } from "../../../../format/dates.ts";
import { useCachedLink } from "../use-cached-link.ts";
import { NotLoaded } from "./NotLoaded.tsx";
import * as css from "./PictureStage.css.ts";
import { useKeys } from "./use-keys.ts";
import { useZoom } from "./use-zoom.ts";
import { moveStep, zoomStep } from "./zoom.ts";

export type PictureStageProps = {
  readonly image: {
    readonly name: string;
    readonly createdAt?: string | null | undefined;
    readonly link: string;
    readonly downloadLink: string;
  };
  /** Position of the file among all files, as text. */
  readonly position: string;
  readonly onBefore: (() => void) | undefined;
  readonly onAfter: (() => void) | undefined;
  readonly renew: () => Promise<void>;
};

/** A picture that is zoomed by keys, buttons, wheel and two fingers, and moved by dragging. */
export function PictureStage({ image, position, onBefore, onAfter, renew }: PictureStageProps) {
  const { link, attempt, loaded, failed, isLost, tryAgain } = useCachedLink(image.link, renew);
  const [isThere, setThere] = useState(false);
  const { view, stageRef, pictureRef, pointers, by, move, fit, full } = useZoom();
  const isLarger = view.scale > 1;
  useKeys({
    // Moves to another picture; in an enlarged picture, to another part of it.
    ArrowLeft: isLarger ? () => move(moveStep, 0) : onBefore,
    ArrowRight: isLarger ? () => move(-moveStep, 0) : onAfter,
    ArrowUp: isLarger ? () => move(0, moveStep) : undefined,
    ArrowDown: isLarger ? () => move(0, -moveStep) : undefined,
    PageUp: onBefore,
    PageDown: onAfter,
    "+": () => by(zoomStep),
    "=": () => by(zoomStep),
    "-": () => by(1 / zoomStep),
    "0": fit,
    "1": full,
  });
  const percent = `${Math.round(view.scale * 100)}%`;
  return (
    <div className={css.viewer}>
      <div ref={stageRef} className={isLarger ? css.movable : css.stage} {...pointers}>
        {!isThere && !isLost && (
          <span className={css.waiting}>
            <Spinner label="Loading the picture" />
          </span>
        )}
        {isLost ? (
          <NotLoaded onTryAgain={tryAgain}>{activityFileTexts.pictureNotLoaded}</NotLoaded>
        ) : (
          <img
            key={attempt}
            ref={pictureRef}
            className={css.picture}
            src={link}
            alt={altText(image)}
            draggable={false}
            onLoad={() => {
              setThere(true);
              loaded();
            }}
            onError={failed}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            }}
          />
        )}
      </div>
      <div className={css.bar}>
        <span className={css.group}>
          <IconButton
            icon={ChevronLeft}
            label="Previous picture"
            isDisabled={onBefore === undefined}
            onPress={() => onBefore?.()}
          />
          <span className={css.textBlock}>{position}</span>
          <IconButton
            icon={ChevronRight}
            label="Next picture"
            isDisabled={onAfter === undefined}
            onPress={() => onAfter?.()}
          />
        </span>
        <span className={css.group}>
          <IconButton icon={Minus} label="Smaller" isDisabled={!isLarger} onPress={() => by(1 / zoomStep)} />
          <span className={css.textBlock} aria-live="polite">
            {percent}
          </span>
          <IconButton icon={Plus} label="Larger" onPress={() => by(zoomStep)} />
          <IconButton icon={Minimize} label="Fit the window" onPress={fit} />
          <IconButton icon={Maximize} label="Full size" onPress={full} />
        </span>
        <LinkButton href={image.downloadLink} download="" icon={Download} size="small">
          Download
        </LinkButton>
      </div>
    </div>
  );
}

function altText({ name, createdAt }: PictureStageProps["image"]): string {
  return createdAt == null ? name : `${name}, taken ${showMoment(Date.parse(createdAt))}`;
}
