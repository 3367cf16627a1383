// oxlint-disable jsx-a11y/prefer-tag-over-role -- the bar of the portal has its own look

import { byteText } from "@cathedra/domain";
import { storageUploadTexts as texts } from "@cathedra/domain/messages";
import {
  CircleAlert,
  CircleCheck,
  Icon,
  type IconGlyph,
  Pause,
  Play,
  RotateCcw,
  Upload as UploadSign,
  X,
} from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { useRef } from "react";
import { browserLocale } from "../../../../format/locale.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { changedText } from "../item-texts.ts";
import { getName } from "../paths.ts";
import { isInParts, isOver, isUnderWay, needsFile, type Upload } from "./queue.ts";
import * as css from "./UploadPanel.css.ts";
import type { Uploader } from "./uploader.ts";

type UploadRowProps = { readonly upload: Upload; readonly uploads: Uploader };

/** One uploaded file: its progress, its error, and the actions on it. */
export function UploadRow({ upload, uploads }: UploadRowProps) {
  const { id, key, size, sent, state } = upload;
  const name = getName(key);
  const [sign, tone] = getSign(upload);
  const isBad = state.is === "failed" || state.is === "taken" || needsFile(upload);
  return (
    <li className={css.row}>
      <span className={tone}>
        <Icon glyph={sign} size="small" />
      </span>
      <span className={css.words}>
        <span className={css.name} title={key}>
          {name}
        </span>
        {state.is === "sending" || state.is === "paused" || state.is === "away" ? (
          <Bar label={texts.getProgress(name)} share={size === 0 ? 0 : sent / size} />
        ) : null}
        <span className={isBad ? css.badState : css.state}>{getWords(upload)}</span>
      </span>
      <span className={css.acts}>
        {isInParts(upload) && (state.is === "sending" || state.is === "waiting" || state.is === "away") && (
          <IconButton size="small" icon={Pause} label={texts.pause(name)} onPress={() => uploads.pause(id)} />
        )}
        {state.is === "paused" && (
          <IconButton
            size="small"
            icon={Play}
            label={texts.resume(name)}
            onPress={() => uploads.resume(id)}
          />
        )}
        {(state.is === "failed" || state.is === "cancelled") && (
          <IconButton
            size="small"
            icon={RotateCcw}
            label={texts.tryAgain(name)}
            onPress={() => uploads.tryAgain(id)}
          />
        )}
        {state.is === "another" && (
          <IconButton
            size="small"
            icon={RotateCcw}
            label={texts.startOver(name)}
            onPress={() => uploads.startOver(id)}
          />
        )}
        {needsFile(upload) && <BringBack upload={upload} uploads={uploads} />}
        {(isUnderWay(upload) || !isOver(upload)) && (
          <IconButton
            size="small"
            icon={X}
            label={needsFile(upload) ? texts.giveUp(name) : texts.cancel(name)}
            onPress={() => uploads.cancel(id)}
          />
        )}
      </span>
    </li>
  );
}

/** Asks the person to choose the file again, because browsers do not let a page reopen a file that an earlier page had. */
function BringBack({ upload, uploads }: UploadRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const name = getName(upload.key);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file !== undefined && !uploads.bringBack(upload.id, file))
            toasts.error(texts.anotherFile(name));
        }}
      />
      <IconButton
        size="small"
        icon={UploadSign}
        label={texts.chooseAgain(name)}
        onPress={() => field.current?.click()}
      />
    </>
  );
}

function Bar({ label, share }: { readonly label: string; readonly share: number }) {
  const percent = Math.round(Math.min(1, share) * 100);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={css.track}
    >
      <span className={css.fill} style={{ display: "block", width: `${percent}%` }} />
    </span>
  );
}

function getWords({ state, size, sent, isComparing, begunAt }: Upload): string {
  const written = (bytes: number) => byteText(bytes, browserLocale());
  if (state.is === "failed") return state.text;
  if (state.is === "sending" && isComparing) return texts.comparing;
  if (state.is === "lost" && begunAt !== null)
    return texts.begunElsewhere(changedText({ LastModified: begunAt }, "moment"), written(size));
  if (state.is === "sending") return `${written(sent)} / ${written(size)}`;
  const words = texts.states[state.is];
  return state.is === "done" || state.is === "waiting" ? `${words} · ${written(size)}` : words;
}

function getSign({ state }: Upload): readonly [IconGlyph, string] {
  if (state.is === "done") return [CircleCheck, css.goodSign];
  if (state.is === "failed" || state.is === "taken" || state.is === "lost" || state.is === "another")
    return [CircleAlert, css.badSign];
  return [UploadSign, css.sign];
}
