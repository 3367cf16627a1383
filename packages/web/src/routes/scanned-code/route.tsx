import { stationSignInTexts, scannedCodeTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { ScannedCodeQuery } from "../../__generated__/ScannedCodeQuery.graphql.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { ContentError } from "../../shell/ContentError.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { forgetScannedCode, scannedCode } from "../../site/scanned-code.ts";
import { SignInQuestion } from "./SignInQuestion.tsx";

/** The question whether to sign in on the station whose code was scanned (1.044, 12.037, 12.038). */
export function Component() {
  return (
    <PortalPage title={texts.title}>
      <Section placeholder={<Skeleton kind="block" height={320} label="Loading" />}>
        <ScannedCode />
      </Section>
    </PortalPage>
  );
}

type Outcome = {
  readonly tone: "success" | "info" | "danger";
  readonly text: string;
  readonly detail?: string;
};

function ScannedCode() {
  const [payload] = useState(scannedCode);
  const { qrLogin } = useRouteQuery<ScannedCodeQuery>(graphql`
    query ScannedCodeQuery($payload: String!, $serviceTag: String) @preloadable {
      ...Viewer_query
      qrLogin(payload: $payload, serviceTag: $serviceTag) {
        status
        station {
          name
        }
        ...SignInQuestion_request
      }
    }
  `);
  const [outcome, setOutcome] = useState<Outcome>();
  const finish = (next: Outcome) => {
    forgetScannedCode();
    setOutcome(next);
  };
  if (outcome !== undefined) return <Result outcome={outcome} />;
  if (payload === null) return <Result outcome={{ tone: "info", text: texts.nothing }} />;
  // The code was already approved when the page was opened again, so the result is shown instead of the question.
  if (qrLogin.status === "ok")
    return <Result outcome={{ tone: "success", text: texts.usedByYou(qrLogin.station?.name ?? "") }} />;
  if (qrLogin.status !== "match_code_wanted") return <Result outcome={refusal(qrLogin.status)} />;
  return (
    <SignInQuestion
      request={qrLogin}
      payload={payload}
      onApproved={(station) => finish(signedIn(station))}
      onDeclined={() => finish({ tone: "info", text: texts.declined })}
      onRefused={(status) => finish(refusal(status))}
    />
  );
}

function signedIn(station: string): Outcome {
  return { tone: "success", text: stationSignInTexts.succeeded(station) };
}

/** The text for a status other than `ok`: the specified one, and what the status means (12.038). */
function refusal(status: string): Outcome {
  const { statuses } = stationSignInTexts;
  const known = Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : undefined;
  const text = stationSignInTexts.failedWith(status);
  return { tone: "danger", text, ...(known !== undefined && { detail: known }) };
}

function Result({ outcome: { tone, text, detail } }: { readonly outcome: Outcome }) {
  return (
    <Stack gap={4}>
      <Banner tone={tone} {...(detail !== undefined && { title: text })}>
        {detail ?? text}
      </Banner>
      <Inline gap={2}>
        <LinkButton href="/">{texts.home}</LinkButton>
        {tone === "success" && <LinkButton href="/profile/sign-ins">{texts.where}</LinkButton>}
      </Inline>
    </Stack>
  );
}

export { ContentError as ErrorBoundary };
