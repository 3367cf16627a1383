import { certificateLink } from "@cathedra/domain/assignments";
import { assignmentTexts, certificateTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { CertificateQuery } from "../../../__generated__/CertificateQuery.graphql.ts";
import { PrintButton } from "../../../features/print/PrintButton.tsx";
import { QrPicture } from "../../../features/qr-picture/QrPicture.tsx";
import { Section } from "../../../features/section/Section.tsx";
import { showDayOf } from "../../../format/dates.ts";
import { useRouteQuery } from "../../../relay/use-route-query.ts";
import { ContentError } from "../../../shell/ContentError.tsx";
import { Logo } from "../../../shell/Logo.tsx";
import { PortalPage } from "../../../shell/PortalPage.tsx";
import { useSiteConfig } from "../../../site/use-site-config.ts";
import * as css from "./certificate.css.ts";
import { useCertificateChanges } from "./use-certificate-changes.ts";

/** The page of a person's certificate for a completed assignment, which can be viewed, issued and printed. */
export function Component() {
  const crumbs = [
    { label: "Home", href: "/" },
    { label: assignmentTexts.title, href: "/assignments" },
    { label: texts.title, href: useLocation().pathname },
  ];
  return (
    <PortalPage title={texts.title} crumbs={crumbs}>
      <Section
        failure={texts.notLoaded}
        notFound={
          <EmptyState action={<LinkButton href="/assignments">{assignmentTexts.title}</LinkButton>}>
            {texts.notFound}
          </EmptyState>
        }
        placeholder={<Skeleton kind="block" height={320} label={texts.loading} />}
      >
        <Certificate />
      </Section>
    </PortalPage>
  );
}

function Certificate() {
  const { myCertificate: certificate } = useRouteQuery<CertificateQuery>(graphql`
    query CertificateQuery($assignmentId: Int!) @preloadable {
      ...Viewer_query
      myCertificate(assignmentId: $assignmentId) {
        assignmentId
        code
        personName
        kind
        title
        minimum
        groupName
        institution
        doneAt
        issuedAt
        showsName
      }
    }
  `);
  const product = useSiteConfig()?.product.title ?? "Cathedra";
  const { code, personName, title, groupName, institution, doneAt, issuedAt } = certificate;
  const choices = (
    // With the same key, the element keeps its state when it moves to another place of the page.
    <div key="choices" data-not-printed>
      <Choices certificate={certificate} />
    </div>
  );
  return (
    <Stack gap={6}>
      {/* Until it is issued, what is below is how it will look. */}
      {code == null && choices}
      <section aria-label={texts.certificate} className={css.paper}>
        <p className={css.issuer}>
          <Logo />
          {product}
        </p>
        <p className={css.kind}>{texts.certificate}</p>
        <p className={css.person}>{personName}</p>
        <p className={css.line}>{texts.done(certificate)}</p>
        <p className={css.subject}>{title}</p>
        <p className={css.line}>{texts.doneOn(showDayOf(doneAt))}</p>
        <p className={css.line}>{texts.at(institution, groupName)}</p>
        {code != null && issuedAt != null && (
          <div className={css.foot}>
            <QrPicture text={certificateLink(location.origin, code)} label={texts.codeLabel} size="small" />
            <dl className={css.facts}>
              <dt>{texts.code}</dt>
              <dd className={css.code}>{code}</dd>
              <dt>{texts.verifyAt}</dt>
              <dd>{`${location.origin}/verify`}</dd>
              <dt>{texts.verify.issued}</dt>
              <dd>{showDayOf(issuedAt)}</dd>
            </dl>
          </div>
        )}
      </section>
      {code != null && choices}
    </Stack>
  );
}

type ChoicesProps = { readonly certificate: CertificateQuery["response"]["myCertificate"] };

/** The actions of a certificate's owner, which are not printed. */
function Choices({ certificate: { assignmentId, code, showsName, title } }: ChoicesProps) {
  const { issue, withdraw, isPending } = useCertificateChanges(assignmentId);
  const [isAsking, setAsking] = useState(false);
  if (code == null)
    return (
      <Stack gap={3}>
        <Text measure="reading">{texts.explanation}</Text>
        <div>
          <Button variant="primary" isPending={isPending} onPress={() => void issue(false)}>
            {texts.issue}
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Text measure="reading">{texts.explanation}</Text>
      <Switch
        label={texts.showName}
        description={texts.showNameHelp}
        value={showsName}
        isDisabled={isPending}
        onChange={(isShown) => void issue(isShown)}
      />
      <Inline gap={2}>
        <PrintButton variant="primary" />
        <Button onPress={() => setAsking(true)}>{texts.withdraw}</Button>
      </Inline>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={texts.withdrawTitle(title)}
        confirmLabel={texts.withdraw}
        onConfirm={withdraw}
      >
        {texts.withdrawQuestion}
      </AlertDialog>
    </Stack>
  );
}

export { ContentError as ErrorBoundary };
