import { feedbackTexts as texts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { graphql, useFragment } from "react-relay/hooks";
import type { FeedbackFacts_report$key } from "../../../__generated__/FeedbackFacts_report.graphql.ts";
import { FeedbackFact } from "../../../features/feedback/FeedbackFact.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { useMaySeeFailedRequests } from "../use-may-see-failed-requests.ts";
import * as css from "./feedback.css.ts";

/** The facts that were sent with a report; the request id links to the failed requests. */
export function FeedbackFacts({ report }: { readonly report: FeedbackFacts_report$key }) {
  const facts = useFragment(
    graphql`
      fragment FeedbackFacts_report on Feedback {
        account {
          keycloak_id
          name
          email
        }
        page
        browser
        window
        clientVersion
        serviceTag
        requestId
        forwardedAt
      }
    `,
    report,
  );
  const maySeeFailedRequests = useMaySeeFailedRequests();
  const { account, page, browser, window, clientVersion, serviceTag, requestId, forwardedAt } = facts;
  return (
    <dl className={css.facts}>
      <FeedbackFact label={texts.account}>
        {account == null ? (
          texts.accountGone
        ) : (
          <>
            {account.name} ({account.email})
          </>
        )}
      </FeedbackFact>
      <FeedbackFact label="Page">
        {page != null && <Link href={`/admin/feedback?where=${encodeURIComponent(page)}`}>{page}</Link>}
      </FeedbackFact>
      <FeedbackFact label="Request">
        {requestId != null &&
          (maySeeFailedRequests ? (
            <Link href={`/admin/audit/requests?request=${encodeURIComponent(requestId)}`}>{requestId}</Link>
          ) : (
            requestId
          ))}
      </FeedbackFact>
      <FeedbackFact label="Browser">{browser}</FeedbackFact>
      <FeedbackFact label="Window">{window}</FeedbackFact>
      <FeedbackFact label="Client version">{clientVersion}</FeedbackFact>
      <FeedbackFact label={texts.serviceTag}>{serviceTag}</FeedbackFact>
      <FeedbackFact label={texts.sentOn}>{forwardedAt != null && <Moment at={forwardedAt} />}</FeedbackFact>
    </dl>
  );
}
