import { softwareTexts } from "@cathedra/domain/messages";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useEffect, useRef, useState } from "react";
import type { OpenDocument } from "./open-document.ts";
import * as css from "./viewer.css.ts";

export type PageViewProps = {
  readonly document: OpenDocument;
  readonly page: number;
  /** The zoom factor; 1 fits the available width, up to the width that is comfortable to read. */
  readonly zoom: number;
  readonly onFailure: () => void;
};

/** The width in pixels at which a page is comfortable to read; a wider window does not enlarge it. */
const readableWidth = 860;

/** One page of a document as an image, with its text for screen readers. */
export function PageView({ document, page: number, zoom, onFailure }: PageViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState("");
  const width = useWidth(frame);
  useEffect(() => {
    let isOver = false;
    document.getText(number).then(
      (text) => !isOver && setWords(text),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [document, number]);
  useEffect(() => {
    const surface = canvas.current;
    if (surface === null || width === 0) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const draw = async () => {
      const page = await document.getPage(number);
      if (isOver) return;
      const natural = page.getViewport({ scale: 1 });
      const scale = (Math.min(width, readableWidth) / natural.width) * zoom;
      const density = Math.min(3, window.devicePixelRatio || 1);
      const viewport = page.getViewport({ scale: scale * density });
      // The page is drawn on a hidden canvas: the old picture stays visible until the new one is complete.
      const aside = window.document.createElement("canvas");
      aside.width = Math.floor(viewport.width);
      aside.height = Math.floor(viewport.height);
      const context = aside.getContext("2d");
      if (context === null) return;
      const task = page.render({ canvasContext: context, viewport });
      stop = () => task.cancel();
      await task.promise;
      surface.width = aside.width;
      surface.height = aside.height;
      surface.style.width = `${Math.floor(viewport.width / density)}px`;
      surface.style.height = `${Math.floor(viewport.height / density)}px`;
      surface.getContext("2d")?.drawImage(aside, 0, 0);
    };
    draw().catch((error: unknown) => {
      if (!isOver && !(error instanceof Error && error.name === "RenderingCancelledException")) onFailure();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [document, number, zoom, width, onFailure]);
  return (
    <div ref={frame} className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <canvas ref={canvas} className={css.page} role="img" aria-label={softwareTexts.viewer.page(number)} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}

/** The width that is available to an element, updated when it changes. */
function useWidth(of: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = of.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(0, element.clientWidth - 2)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
