import { feedbackTexts as texts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { FeedbackFacts_report$key } from "../../../__generated__/FeedbackFacts_report.graphql.ts";
import { Moment } from "../../../format/Moment.tsx";
import { useIsTracer } from "../use-is-tracer.ts";
import * as css from "./feedback.css.ts";

/** The facts that came with a report; its request id leads to the failed requests. */
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
  const isTracer = useIsTracer();
  const { account, page, browser, window, clientVersion, serviceTag, requestId, forwardedAt } = facts;
  return (
    <dl className={css.facts}>
      <Fact label={texts.account}>
        {account == null ? (
          texts.accountGone
        ) : (
          <>
            {account.name} ({account.email})
          </>
        )}
      </Fact>
      <Fact label="Page">
        {page != null && <Link href={`/admin/feedback?where=${encodeURIComponent(page)}`}>{page}</Link>}
      </Fact>
      <Fact label="Request">
        {requestId != null &&
          (isTracer ? (
            <Link href={`/admin/audit/requests?request=${encodeURIComponent(requestId)}`}>{requestId}</Link>
          ) : (
            requestId
          ))}
      </Fact>
      <Fact label="Browser">{browser}</Fact>
      <Fact label="Window">{window}</Fact>
      <Fact label="Client version">{clientVersion}</Fact>
      <Fact label={texts.serviceTag}>{serviceTag}</Fact>
      <Fact label={texts.sentOn}>{forwardedAt != null && <Moment at={forwardedAt} />}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children == null || children === false) return null;
  return (
    <>
      <dt>
        <Text as="span" size="small" tone="muted">
          {label}
        </Text>
      </dt>
      <dd className={css.fact}>
        <Text as="span" size="small">
          {children}
        </Text>
      </dd>
    </>
  );
}
