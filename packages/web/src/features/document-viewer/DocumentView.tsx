// oxlint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex -- said again where they stand
import { softwareTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { useEffect, useRef, useState } from "react";
import { DocumentAway, type OpenDocument, openDocument } from "./open-document.ts";
import { PageView } from "./PageView.tsx";
import { ViewerBar } from "./ViewerBar.tsx";
import * as css from "./viewer.css.ts";

export type DocumentViewProps = {
  readonly link: string;
  readonly onClose: () => void;
  /** Called when the document could not be loaded, because its link may have expired. */
  readonly onRetry: () => void;
  /** The text that is shown while the source is unavailable. */
  readonly awayText?: string;
  /** False when the surrounding component already offers the download. */
  readonly hasDownload?: boolean;
};

const texts = softwareTexts.viewer;
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/**
 * Shows a PDF document (11.011) page by page, by mouse and by keyboard. A message is shown when the file is broken or is no
 * PDF.
 */
export function DocumentView({
  link,
  onClose,
  onRetry,
  awayText = softwareTexts.documentsFailed,
  hasDownload = true,
}: DocumentViewProps) {
  const [document, setDocument] = useState<OpenDocument | "loading" | "away" | "broken">("loading");
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    let opened: OpenDocument | undefined;
    openDocument(link, stop.signal).then(
      (one) => {
        if (stop.signal.aborted) return one.close();
        opened = one;
        setDocument(one);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setDocument(error instanceof DocumentAway ? "away" : "broken");
      },
    );
    return () => {
      stop.abort();
      opened?.close();
    };
  }, [link]);
  const [fail] = useState(() => () => setDocument("broken"));
  const isOpen = typeof document === "object";
  // The document gets the keyboard focus as soon as it is loaded.
  useEffect(() => {
    if (isOpen) paper.current?.focus();
  }, [isOpen]);
  const count = isOpen ? document.pageCount : 0;
  const go = (to: number, edge: "top" | "foot" = "top") => {
    const next = Math.max(1, Math.min(count, to));
    if (next === page) return;
    setPage(next);
    paper.current?.scrollTo({ top: edge === "top" ? 0 : paper.current.scrollHeight });
  };
  /** Scrolls down the page and, at its end, shows the next page; scrolling up works likewise. */
  const changePage = (step: 1 | -1) => {
    const seen = paper.current;
    if (seen === null) return;
    const left = step === 1 ? seen.scrollHeight - seen.clientHeight - seen.scrollTop : seen.scrollTop;
    if (left > 2) seen.scrollBy({ top: step * seen.clientHeight * 0.9 });
    else go(page + step, step === 1 ? "top" : "foot");
  };
  const zoomBy = (step: number) => {
    const at = zooms.findIndex((known) => known >= zoom);
    setZoom(zooms[Math.max(0, Math.min(zooms.length - 1, at + step))] ?? 1);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(page - 1),
    PageUp: () => changePage(-1),
    ArrowRight: () => go(page + 1),
    PageDown: () => changePage(1),
    Home: () => go(1),
    End: () => go(count),
    "+": () => zoomBy(1),
    "-": () => zoomBy(-1),
    "0": () => setZoom(1),
  };
  const onKey = (event: React.KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const act = isTyping || event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of everything inside */}
      <div className={css.viewer} onKeyDown={onKey}>
        {document === "loading" && <Spinner label={texts.loading} />}
        {document === "away" && (
          <Banner
            tone="danger"
            action={
              <Button icon={RotateCcw} onPress={onRetry}>
                Try again
              </Button>
            }
          >
            {awayText}
          </Banner>
        )}
        {document === "broken" && (
          <Banner tone="danger" action={<Button onPress={onClose}>{texts.close}</Button>}>
            {texts.broken}
          </Banner>
        )}
        {isOpen && (
          <>
            <ViewerBar
              document={document}
              link={link}
              page={page}
              onPage={go}
              zoom={zoom}
              onZoom={zoomBy}
              onFit={() => setZoom(1)}
              hasDownload={hasDownload}
            />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
            <section ref={paper} className={css.scroll} tabIndex={0} aria-label={texts.pageText(page, count)}>
              <PageView document={document} page={page} zoom={zoom} onFailure={fail} />
            </section>
          </>
        )}
      </div>
    </>
  );
}
