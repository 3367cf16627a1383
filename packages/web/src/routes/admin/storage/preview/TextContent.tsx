// oxlint-disable jsx-a11y/no-noninteractive-tabindex -- said again where it stands
import { storageTexts as texts } from "@cathedra/domain/messages";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { useEffect, useEffectEvent, useState } from "react";
import { plainFetch } from "../../../../http.ts";
import * as css from "./preview.css.ts";

/** The maximum length of a shown text in bytes, because more would slow the page down. */
const maxBytes = 512 * 1024;

type TextContentProps = { readonly link: string; readonly size: number; readonly onFailure: () => void };

/** The content of a text file, or the beginning of a long one. */
export function TextContent({ link, size, onFailure }: TextContentProps) {
  const [words, setWords] = useState<string | null>(null);
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    const stop = new AbortController();
    read(link, size, stop.signal).then(setWords, () => {
      if (!stop.signal.aborted) failed();
    });
    return () => stop.abort();
  }, [link, size]);
  if (words === null) {
    return (
      <div className={css.stage}>
        <Spinner label={texts.loading} />
      </div>
    );
  }
  return (
    <div className={css.stage}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre className={css.words} tabIndex={0}>
        {words}
      </pre>
      {size > maxBytes && <p className={css.note}>{texts.onlyBeginning}</p>}
    </div>
  );
}

async function read(link: string, size: number, signal: AbortSignal): Promise<string> {
  const headers = size > maxBytes ? { range: `bytes=0-${maxBytes - 1}` } : undefined;
  const response = await plainFetch(link, { signal, ...(headers === undefined ? {} : { headers }) });
  // If the last character is incomplete, it is left out.
  return new TextDecoder().decode(await response.arrayBuffer()).replace(/\uFFFD$/, "");
}
