// biome-ignore-all lint/a11y/noStaticElementInteractions: the keys are those of everything inside
// oxlint-disable jsx-a11y/no-static-element-interactions -- the same
import { storageTexts as texts } from "@cathedra/domain/messages";
import { getPreview, type StorageItem } from "@cathedra/domain/storage";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { ChevronLeft, ChevronRight, Download, Link2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { announce } from "../../../../shell/announcements.ts";
import { useCopiedLink } from "../actions/copy-signed-link.ts";
import { download } from "../actions/download.ts";
import { changedText, getSize } from "../item-texts.ts";
import { getName } from "../paths.ts";
import { getReason } from "../storage-errors.ts";
import { readItem } from "../storage-requests.ts";
import { FileDigest } from "./FileDigest.tsx";
import { PreviewContent } from "./PreviewContent.tsx";
import * as css from "./preview.css.ts";

export type PreviewProps = {
  /** The path of the previewed file. */
  readonly open: string;
  /** The rows of the list behind the preview, as far as they were read. */
  readonly rows: readonly StorageItem[];
  readonly onGo: (key: string) => void;
  /** Called when the rows near this index will soon be needed. */
  readonly onNear: (index: number) => void;
  readonly onClose: () => void;
};

/** A file in the available space: pictures, text, video, sound and PDF; arrows go to the next one (8.002, 8.005). */
export function Preview({ open, rows, onGo, onNear, onClose }: PreviewProps) {
  const opened = useOpenedItem(open, rows);
  const { copied, copy } = useCopiedLink();
  const files = rows.filter(({ IsDirectory }) => !IsDirectory);
  const at = files.findIndex(({ Key }) => Key === open);
  const previous = at > 0 ? files[at - 1] : undefined;
  const next = at >= 0 ? files[at + 1] : undefined;
  const near = useEffectEvent((index: number) => onNear(index));
  useEffect(() => {
    announce(getName(open));
    if (at >= 0) near(at);
  }, [open, at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isOthers =
      event.target instanceof Element &&
      event.target.closest("input, textarea, video, audio, [data-own-arrows]") !== null;
    if (isOthers || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = event.key === "ArrowLeft" ? previous : event.key === "ArrowRight" ? next : undefined;
    if (to === undefined) return;
    event.preventDefault();
    onGo(to.Key);
  };
  const item = opened.is === "here" ? opened.item : undefined;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={getName(open)} size="window">
      <div className={css.whole} onKeyDown={onKeyDown}>
        <div className={css.bar}>
          <IconButton
            icon={ChevronLeft}
            label={texts.previous}
            isDisabled={previous === undefined}
            onPress={() => previous !== undefined && onGo(previous.Key)}
          />
          {at >= 0 && <span className={css.place}>{texts.getPlace(at + 1, files.length)}</span>}
          <IconButton
            icon={ChevronRight}
            label={texts.next}
            isDisabled={next === undefined}
            onPress={() => next !== undefined && onGo(next.Key)}
          />
          {item !== undefined && (
            <>
              <span className={css.facts}>{`${getSize(item)}, ${changedText(item, "moment")}`}</span>
              <div className={css.acts}>
                {copied === item.Key && (
                  <span role="tooltip" className={css.tip}>
                    {texts.copied}
                  </span>
                )}
                <Button size="small" icon={Link2} onPress={() => void copy(item.Key)}>
                  {texts.copyLink}
                </Button>
                <Button size="small" icon={Download} onPress={() => void download([item])}>
                  {texts.download}
                </Button>
              </div>
              <FileDigest item={item} />
            </>
          )}
        </div>
        {opened.is === "loading" && (
          <div className={css.stage}>
            <Spinner label={texts.loading} />
          </div>
        )}
        {opened.is === "failed" && <div className={css.stage}>{opened.text}</div>}
        {item !== undefined && (
          <PreviewContent
            key={`${item.Id} ${item.LastModified}`}
            item={item}
            kind={getPreview(item.ContentType)}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

type Opened =
  | { readonly is: "loading" }
  | { readonly is: "failed"; readonly text: string }
  | { readonly is: "here"; readonly item: StorageItem };

/** The file that the address names: one of the loaded rows, or fetched when a link led directly to it. */
function useOpenedItem(key: string, rows: readonly StorageItem[]): Opened {
  const row = rows.find(({ Key }) => Key === key);
  const [requested, setRequested] = useState<{ readonly key: string; readonly opened: Opened } | null>(null);
  const isKnown = row !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    let isOver = false;
    const set = (opened: Opened) => !isOver && setRequested({ key, opened });
    readItem(key).then(
      (item) => set({ is: "here", item }),
      (error: unknown) => set({ is: "failed", text: getReason(error) ?? texts.previewFailed }),
    );
    return () => {
      isOver = true;
    };
  }, [isKnown, key]);
  if (row !== undefined) return { is: "here", item: row };
  return requested?.key === key ? requested.opened : { is: "loading" };
}
