import { formatToPlay, type VideoFormat } from "@cathedra/domain/files";
import { activityFileTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { ChevronLeft, ChevronRight, Download } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { useRef, useState } from "react";
import { useCachedLink } from "../use-cached-link.ts";
import { NotLoaded } from "./NotLoaded.tsx";
import * as css from "./Player.css.ts";
import { frameMs, jumpSeconds, playerHere, speedOptions } from "./playback.ts";
import { useKeys } from "./use-keys.ts";

type Source = {
  readonly id: string;
  readonly format: string;
  readonly link: string;
  readonly downloadLink: string;
};

export type PlayerProps = {
  readonly recording: {
    readonly name: string;
    readonly thumbnailLink?: string | null | undefined;
    readonly sources: readonly Source[];
  };
  readonly renew: () => Promise<void>;
};

/** Plays a recording in a format that this browser supports (6.025, X105); all formats can be downloaded. */
export function Player({ recording, renew }: PlayerProps) {
  const { name, sources, thumbnailLink } = recording;
  const format = formatToPlay(
    sources.map((source) => source.format as VideoFormat),
    playerHere(),
  );
  const source = sources.find((each) => each.format === format);
  return (
    <div className={css.viewer}>
      {source === undefined ? (
        <Banner tone="info">This recording cannot be played in a browser. Download it to watch it.</Banner>
      ) : (
        <Film name={name} link={source.link} poster={thumbnailLink ?? undefined} renew={renew} />
      )}
      <div className={css.bar}>
        {sources.map((each) => (
          <LinkButton key={each.id} href={each.downloadLink} download="" icon={Download} size="small">
            {`Download ${each.format}`}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}

type FilmProps = {
  readonly name: string;
  readonly link: string;
  readonly poster: string | undefined;
  readonly renew: () => Promise<void>;
};

function Film({ name, link: newest, poster, renew }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  /** The playback position when the link expired. */
  const stoodAt = useRef(0);
  const { link, attempt, loaded, failed, isLost, tryAgain } = useCachedLink(newest, renew);
  const [speed, setSpeed] = useState("1");
  const [firstPoster] = useState(poster);
  const play = (chosen: string | null) => {
    setSpeed(chosen ?? "1");
    if (video.current !== null) video.current.playbackRate = Number(chosen ?? 1);
  };
  const step = (frames: number) => {
    const film = video.current;
    if (film === null) return;
    film.pause();
    film.currentTime = Math.max(0, film.currentTime + (frames * frameMs) / 1000);
  };
  const playOrPause = () => {
    const film = video.current;
    if (film === null) return;
    if (film.paused) void film.play();
    else film.pause();
  };
  const jump = (seconds: number) => {
    const film = video.current;
    if (film !== null) film.currentTime = Math.max(0, film.currentTime + seconds);
  };
  const faster = (by: -1 | 1) => {
    const at = speedOptions.findIndex(({ value }) => value === speed);
    const next = speedOptions[at + by];
    if (next !== undefined) play(next.value);
  };
  useKeys({
    " ": playOrPause,
    ArrowLeft: () => jump(-jumpSeconds),
    ArrowRight: () => jump(jumpSeconds),
    ",": () => step(-1),
    ".": () => step(1),
    "<": () => faster(-1),
    ">": () => faster(1),
  });
  if (isLost) return <NotLoaded onTryAgain={tryAgain}>{activityFileTexts.recordingNotLoaded}</NotLoaded>;
  return (
    <>
      <video
        key={attempt}
        ref={video}
        className={css.film}
        src={link}
        poster={firstPoster}
        controls
        autoPlay
        muted
        loop
        playsInline
        preload="metadata"
        aria-label={name}
        onTimeUpdate={({ currentTarget }) => {
          if (currentTarget.error === null) stoodAt.current = currentTarget.currentTime;
        }}
        onLoadedMetadata={({ currentTarget }) => {
          loaded();
          currentTarget.playbackRate = Number(speed);
          if (stoodAt.current > 0) currentTarget.currentTime = stoodAt.current;
        }}
        onError={failed}
      />
      <div className={css.bar}>
        <span className={css.group}>
          <IconButton icon={ChevronLeft} label="One frame back" onPress={() => step(-1)} />
          <IconButton icon={ChevronRight} label="One frame forward" onPress={() => step(1)} />
          <span className={css.textBlock}>
            Play: Space · {jumpSeconds} seconds: ← and → · frame: , and . · speed: &lt; and &gt;
          </span>
        </span>
        <RadioGroup label="Speed" layout="segmented" options={speedOptions} value={speed} onChange={play} />
      </div>
    </>
  );
}
