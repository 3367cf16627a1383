import { feedbackTexts as texts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { FeedbackDrawerQuery } from "../../../__generated__/FeedbackDrawerQuery.graphql.ts";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { FeedbackFacts } from "./FeedbackFacts.tsx";
import * as css from "./feedback.css.ts";
import { StateBadge } from "./feedback-columns.tsx";
import { WorkOnFeedback } from "./WorkOnFeedback.tsx";

export type FeedbackDrawerProps = {
  readonly reportId: number;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** The details of one feedback entry: its text, screenshot, diagnostic facts and state. */
export function FeedbackDrawer(props: FeedbackDrawerProps) {
  return (
    <DetailDrawer title="Feedback" notFound={texts.gone} onClose={props.onClose}>
      <Report {...props} />
    </DetailDrawer>
  );
}

function Report({ reportId, onChanged }: FeedbackDrawerProps) {
  const { feedbackReport: report } = useLazyLoadQuery<FeedbackDrawerQuery>(
    graphql`
      query FeedbackDrawerQuery($id: Int!) {
        feedbackReport(id: $id) {
          ...feedbackColumns_report @relay(mask: false)
          ...FeedbackFacts_report
          ...WorkOnFeedback_report
          screenshotUrl
        }
      }
    `,
    { id: reportId },
    { fetchPolicy: "store-and-network" },
  );
  if (report == null) return <EmptyState>{texts.gone}</EmptyState>;
  const { name, email, createdAt, description, screenshotUrl, state } = report;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Inline gap={2}>
          <Heading level={3}>{name}</Heading>
          <StateBadge state={state} />
        </Inline>
        <Text size="small" tone="muted">
          {email} · <Moment at={createdAt} />
        </Text>
        <div className={css.textBlock}>{description}</div>
      </Stack>
      <div>
        <LinkButton href={mailTo(email, reportId, description)}>{texts.answer}</LinkButton>
      </div>
      {screenshotUrl != null && (
        <a href={screenshotUrl} target="_blank" rel="noreferrer">
          <img className={css.picture} src={screenshotUrl} alt={texts.screenshot} />
        </a>
      )}
      <FeedbackFacts report={report} />
      <WorkOnFeedback key={report.id} report={report} onChanged={onChanged} />
    </Stack>
  );
}

/** The address of a new mail to the sender, with a subject and the quoted feedback. */
function mailTo(email: string, id: number, description: string): string {
  const quoted = description
    .slice(0, 1_000)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your report ${id}`)}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
}
