import { activityFileTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Download, FileText, RotateCcw } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { LegacyReport_activity$key } from "../../../__generated__/LegacyReport_activity.graphql.ts";
import { HttpError, plainFetch } from "../../../http.ts";
import * as css from "./LegacyReport.css.ts";
import { useFilePoll } from "./use-file-poll.ts";

/** The simulator's own report of a run (6.017), white like paper in both themes, in a frame that runs no scripts. */
export function LegacyReport({ activity }: { readonly activity: LegacyReport_activity$key }) {
  const { report } = useFragment(
    graphql`
      fragment LegacyReport_activity on VistActivity {
        report {
          id
          link
          downloadLink
        }
      }
    `,
    activity,
  );
  const renew = useFilePoll();
  if (report == null) return <EmptyState icon={FileText}>{activityFileTexts.noReport}</EmptyState>;
  return (
    <Stack gap={3}>
      <Report key={report.id} link={report.link} renew={renew} />
      <div>
        <LinkButton href={report.downloadLink} download="" icon={Download} size="small">
          Download report
        </LinkButton>
      </div>
    </Stack>
  );
}

function Report({ link, renew }: { readonly link: string; readonly renew: () => Promise<void> }) {
  const report = useReport(link, renew);
  const [isDrawn, setDrawn] = useState(false);
  if (report.state === "failed") {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="small" icon={RotateCcw} onPress={report.tryAgain}>
            Try again
          </Button>
        }
      >
        The report could not be loaded.
      </Banner>
    );
  }
  return (
    <div className={css.place}>
      {!isDrawn && <Skeleton kind="block" height={520} label="Loading the report" />}
      {report.state === "there" && (
        <iframe
          className={isDrawn ? css.paper : css.unseen}
          title="Legacy report"
          src={report.link}
          // An empty sandbox forbids the report scripts, forms, windows and an origin of its own.
          sandbox=""
          referrerPolicy="no-referrer"
          onLoad={() => setDrawn(true)}
        />
      )}
    </div>
  );
}

type Report =
  | { readonly state: "asking" }
  | { readonly state: "there"; readonly link: string }
  | { readonly state: "failed" };

/**
 * Finds out by a request whether a report can be framed, because a frame does not report failures. An expired link is renewed
 * once automatically; a displayed report keeps its link.
 */
function useReport(newest: string, renew: () => Promise<void>): Report & { readonly tryAgain: () => void } {
  const [report, setReport] = useState<Report>({ state: "asking" });
  const [link, setLink] = useState(newest);
  const [hasRenewed, setRenewed] = useState(false);
  // The newer link that was requested has arrived.
  if (report.state === "asking" && newest !== link) setLink(newest);
  const onAnswer = useEffectEvent((requestedUrl: string, answer: "there" | "gone" | "away") => {
    if (answer === "there") setReport({ state: "there", link: requestedUrl });
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
      () => onAnswer(link, "there"),
      (error: unknown) => {
        if (!asking.signal.aborted) onAnswer(link, error instanceof HttpError ? "gone" : "away");
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
