// oxlint-disable jsx-a11y/media-has-caption -- what was uploaded has none
import { storageFailureTexts, storageTexts as texts } from "@cathedra/domain/messages";
import type { PreviewKind, StorageItem } from "@cathedra/domain/storage";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { lazy, Suspense, useEffect, useState } from "react";
import { getGlyph } from "../item-texts.ts";
import { getName } from "../paths.ts";
import { showFailure } from "../storage-errors.ts";
import { linkTo } from "../storage-requests.ts";
import * as css from "./preview.css.ts";
import { TextContent } from "./TextContent.tsx";

/** A link is valid for 30 minutes (8.015): a link that is nearly as old is requested again. */
const freshMs = 25 * 60_000;

const DocumentView = lazy(() =>
  import("../../../../features/document-viewer/DocumentView.tsx").then((file) => ({
    default: file.DocumentView,
  })),
);

/** The maximum size of a shown PDF in bytes, because it is loaded completely before its first page is drawn. */
const maxDocumentBytes = 100 * 1024 ** 2;

type PreviewContentProps = {
  readonly item: StorageItem;
  readonly kind: PreviewKind;
  readonly onClose: () => void;
};

/** The content of a file by its detected type. */
export function PreviewContent({ item, kind, onClose }: PreviewContentProps) {
  if (kind === null) return <NotShown item={item} words={texts.noPreview} />;
  if (kind === "pdf" && item.Size > maxDocumentBytes)
    return <NotShown item={item} words={texts.tooLargeToShow} />;
  return <Shown item={item} kind={kind} onClose={onClose} />;
}

function NotShown({ item, words }: { readonly item: StorageItem; readonly words: string }) {
  return (
    <div className={css.stage}>
      <EmptyState icon={getGlyph(item)}>{words}</EmptyState>
    </div>
  );
}

type ShownProps = PreviewContentProps & { readonly kind: Exclude<PreviewKind, null> };

function Shown({ item, kind, onClose }: ShownProps) {
  const { link, hasFailed, isOld, again } = useLink(
    item.Key,
    kind === "pdf" ? storageFailureTexts.viewPdf : storageFailureTexts.sign,
  );
  const [isBroken, setBroken] = useState(false);
  const name = getName(item.Key);
  if (hasFailed || isBroken) {
    const retry = () => {
      setBroken(false);
      again();
    };
    return (
      <div className={css.stage}>
        <EmptyState
          icon={getGlyph(item)}
          action={
            <Button icon={RotateCcw} onPress={retry}>
              Try again
            </Button>
          }
        >
          {texts.previewFailed}
        </EmptyState>
      </div>
    );
  }
  if (link === null) return <Waits />;
  const onError = () => (isOld() ? again() : setBroken(true));
  if (kind === "pdf") {
    return (
      <div className={css.document} data-own-arrows>
        <Suspense fallback={<Waits />}>
          <DocumentView
            key={link}
            link={link}
            awayText={storageFailureTexts.viewPdf}
            onClose={onClose}
            onRetry={again}
            hasDownload={false}
          />
        </Suspense>
      </div>
    );
  }
  if (kind === "text") return <TextContent link={link} size={item.Size} onFailure={onError} />;
  return (
    <div className={css.stage}>
      {kind === "picture" && <img className={css.picture} src={link} alt={name} onError={onError} />}
      {kind === "video" && (
        // biome-ignore lint/a11y/useMediaCaption: what was uploaded has none
        <video
          className={css.video}
          src={link}
          controls
          preload="metadata"
          aria-label={name}
          onError={onError}
        />
      )}
      {kind === "audio" && (
        // biome-ignore lint/a11y/useMediaCaption: what was uploaded has none
        <audio src={link} controls preload="metadata" aria-label={name} onError={onError} />
      )}
    </div>
  );
}

function Waits() {
  return (
    <div className={css.stage}>
      <Spinner label={texts.loading} />
    </div>
  );
}

/**
 * A link for viewing a file. `again` requests another one, for example after it has expired; a failure shows `failure` (8.016).
 */
function useLink(key: string, failure: string = storageFailureTexts.sign) {
  const [link, setLink] = useState<{ readonly url: string; readonly at: number } | null>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void tries;
    const stop = new AbortController();
    linkTo(key, "inline", stop.signal).then(
      (url) => {
        if (!stop.signal.aborted) setLink({ url, at: Date.now() });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setFailed(true);
        showFailure(failure, error);
      },
    );
    return () => stop.abort();
  }, [key, failure, tries]);
  return {
    link: link?.url ?? null,
    hasFailed,
    /** Whether a failed load can be explained by the age of the link, which may have expired. */
    isOld: () => link !== null && Date.now() - link.at >= freshMs,
    again: () => {
      setFailed(false);
      setLink(null);
      setTries((before) => before + 1);
    },
  };
}
