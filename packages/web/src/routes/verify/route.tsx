import { parseReportCode } from "@cathedra/domain/logbook-report";
import { certificateTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Form } from "@cathedra/ui-kit/Form";
import { Page } from "@cathedra/ui-kit/Page";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { showDayOf } from "../../format/dates.ts";
import { Announcer } from "../../shell/Announcer.tsx";
import { Logo } from "../../shell/Logo.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { contentId } from "../../shell/use-page-title.ts";
import { useSiteConfig } from "../../site/use-site-config.ts";
import * as css from "./verify.css.ts";
import { type Certificate, verifyCertificate } from "./verify-certificate.ts";
import { verifyReport } from "./verify-report.ts";

const { verify } = texts;

/** Only few codes are those of reports. */
const VerifiedReport = lazy(() => import("./VerifiedReport.tsx"));

/** A code of a report is longer than a code of a certificate. */
const verifyCode = (code: string) =>
  parseReportCode(code) === undefined ? verifyCertificate(code) : verifyReport(code);
type Found = Awaited<ReturnType<typeof verifyCode>>;

/** The page at which anyone verifies the code of a certificate or of a report, without signing in. */
export function Component() {
  const { code } = useParams();
  const product = useSiteConfig()?.product.title ?? "Cathedra";
  return (
    <main id={contentId} tabIndex={-1} className={css.frame}>
      <Page>
        <p className={css.issuer}>
          <Logo />
          {product}
        </p>
        <PortalPage title={verify.title} explanation={verify.explanation}>
          <Stack gap={6}>
            <CodeForm key={code ?? ""} known={code ?? ""} />
            {code !== undefined && <Answer key={`of ${code}`} code={code} />}
          </Stack>
        </PortalPage>
      </Page>
      <Announcer />
    </main>
  );
}

/**
 * The form for the code of a certificate. The code is in the address, so that links lead to the result and Back to the previous
 * one.
 */
function CodeForm({ known }: { readonly known: string }) {
  const navigate = useNavigate();
  const [code, setCode] = useState(known);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = () => {
    const typed = code.trim();
    setErrors(typed === "" ? { code: verify.codeMissing } : {});
    if (typed !== "") void navigate(`/verify/${encodeURIComponent(typed.slice(0, 100))}`);
  };
  return (
    <div className={css.form} data-not-printed>
      <Form label={verify.title} errors={errors} onSubmit={submit} hasSummary={false}>
        <Stack gap={3}>
          <TextField
            name="code"
            label={verify.code}
            description={verify.codeHelp}
            value={code}
            onChange={setCode}
            autoComplete="off"
          />
          <div>
            <Button type="submit" variant="primary">
              {verify.submit}
            </Button>
          </div>
        </Stack>
      </Form>
    </div>
  );
}

function Answer({ code }: { readonly code: string }) {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: number; readonly verified: Found }>();
  useEffect(() => {
    let isOld = false;
    void verifyCode(code).then((verified) => {
      if (!isOld) setAnswer({ of: tries, verified });
    });
    return () => {
      isOld = true;
    };
  }, [code, tries]);
  const again = (
    <Button size="small" onPress={() => setTries(tries + 1)}>
      Try again
    </Button>
  );
  return (
    <output className={css.answer}>
      {answer?.of === tries ? (
        <Outcome verified={answer.verified} again={again} />
      ) : (
        <Skeleton kind="block" height={200} label={verify.checking} />
      )}
    </output>
  );
}

function Outcome({ verified, again }: { readonly verified: Found; readonly again: ReactNode }) {
  switch (verified.kind) {
    case "found":
      return "doneAt" in verified.found ? (
        <FoundCertificate certificate={verified.found} />
      ) : (
        <Suspense fallback={<Skeleton kind="block" height={200} label={verify.checking} />}>
          <VerifiedReport report={verified.found} />
        </Suspense>
      );
    case "unknown":
      return <Banner tone="warning">{verify.unknown}</Banner>;
    case "tooMany":
      return (
        <Banner tone="warning" action={again}>
          {verify.tooMany(verified.minutes)}
        </Banner>
      );
    case "failed":
      return (
        <Banner tone="danger" action={again}>
          {verify.failed}
        </Banner>
      );
  }
}

function FoundCertificate({ certificate }: { readonly certificate: Certificate }) {
  const { withdrawnAt, personName, title, institution, groupName, doneAt, issuedAt } = certificate;
  if (withdrawnAt !== undefined)
    return <Banner tone="danger">{verify.withdrawnOn(showDayOf(withdrawnAt))}</Banner>;
  return (
    <Stack gap={4}>
      <Banner tone="success">{verify.valid}</Banner>
      <Card title={title}>
        <dl className={css.facts}>
          <dt>{verify.what}</dt>
          <dd>{texts.done(certificate)}</dd>
          <dt>{verify.when}</dt>
          <dd>{showDayOf(doneAt)}</dd>
          <dt>{verify.where}</dt>
          <dd>{texts.at(institution, groupName)}</dd>
          <dt>{verify.person}</dt>
          <dd>{personName ?? verify.nameHidden}</dd>
          <dt>{verify.issued}</dt>
          <dd>{showDayOf(issuedAt)}</dd>
        </dl>
      </Card>
    </Stack>
  );
}
