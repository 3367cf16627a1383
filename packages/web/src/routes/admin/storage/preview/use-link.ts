import { storageFailureTexts } from "@cathedra/domain/messages";
import { useEffect, useState } from "react";
import { showFailure } from "../storage-errors.ts";
import { linkTo } from "../storage-requests.ts";

/** A link holds for 30 minutes (8.015): one that a page has had for nearly as long is asked for anew. */
const freshMs = 25 * 60_000;

/** A link to look at a file by. `again` asks for another, as after it was too old; failing is told by `failure` (8.016). */
export function useLink(key: string, failure: string = storageFailureTexts.sign) {
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
    /** What does not come by it may only be too old. */
    isOld: () => link !== null && Date.now() - link.at >= freshMs,
    again: () => {
      setFailed(false);
      setLink(null);
      setTries((before) => before + 1);
    },
  };
}
