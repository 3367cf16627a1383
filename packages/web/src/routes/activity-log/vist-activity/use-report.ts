import { useEffect, useEffectEvent, useState } from "react";
import { HttpError, plainFetch } from "../../../http.ts";

type Report =
  | { readonly state: "asking" }
  | { readonly state: "there"; readonly link: string }
  | { readonly state: "failed" };

/**
 * Whether a report can be framed: a frame does not report a failure. An expired link is renewed once automatically; a shown
 * report keeps its link.
 */
export function useReport(
  newest: string,
  renew: () => Promise<void>,
): Report & { readonly tryAgain: () => void } {
  const [report, setReport] = useState<Report>({ state: "asking" });
  const [link, setLink] = useState(newest);
  const [hasRenewed, setRenewed] = useState(false);
  // The requested newer link has arrived.
  if (report.state === "asking" && newest !== link) setLink(newest);
  const told = useEffectEvent((asked: string, answer: "there" | "gone" | "away") => {
    if (answer === "there") setReport({ state: "there", link: asked });
    else if (answer === "away" || hasRenewed) setReport({ state: "failed" });
    else {
      setRenewed(true);
      renew().catch(() => setReport({ state: "failed" }));
    }
  });
  useEffect(() => {
    if (report.state !== "asking") return undefined;
    const asking = new AbortController();
    plainFetch(link, { method: "HEAD", signal: asking.signal }).then(
      () => told(link, "there"),
      (error: unknown) => {
        if (!asking.signal.aborted) told(link, error instanceof HttpError ? "gone" : "away");
      },
    );
    return () => asking.abort();
  }, [report.state, link]);
  const tryAgain = () => {
    setReport({ state: "asking" });
    setRenewed(false);
    renew().catch(() => setReport({ state: "failed" }));
  };
  return { ...report, tryAgain };
}
