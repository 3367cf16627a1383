import { useEffect, useEffectEvent, useState } from "react";

type Report =
  | { readonly state: "asking" }
  | { readonly state: "there"; readonly link: string }
  | { readonly state: "failed" };

/**
 * Whether a report is there to be framed: a frame does not say that it failed. A link that has run out is renewed once by
 * itself; what is shown keeps its own.
 */
export function useReport(
  newest: string,
  renew: () => Promise<void>,
): Report & { readonly tryAgain: () => void } {
  const [report, setReport] = useState<Report>({ state: "asking" });
  const [link, setLink] = useState(newest);
  const [hasRenewed, setRenewed] = useState(false);
  // Asked for a newer one: here it is.
  if (report.state === "asking" && newest !== link) setLink(newest);
  const ask = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    const { ok } = await fetch(asked, { method: "HEAD", signal });
    if (ok) return setReport({ state: "there", link: asked });
    if (hasRenewed) return setReport({ state: "failed" });
    setRenewed(true);
    return renew();
  });
  useEffect(() => {
    if (report.state !== "asking") return undefined;
    const asking = new AbortController();
    ask(link, asking.signal).catch(() => {
      if (!asking.signal.aborted) setReport({ state: "failed" });
    });
    return () => asking.abort();
  }, [report.state, link]);
  const tryAgain = () => {
    setReport({ state: "asking" });
    setRenewed(false);
    renew().catch(() => setReport({ state: "failed" }));
  };
  return { ...report, tryAgain };
}
