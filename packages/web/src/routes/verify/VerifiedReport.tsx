import { logbookReportTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { FileField } from "@cathedra/ui-kit/FileField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useEffect, useState } from "react";
import { showDay, showDayOf, showMoment } from "../../format/dates.ts";
import { sizeText } from "../../format/size-text.ts";
import * as css from "./verify.css.ts";
import type { Report } from "./verify-report.ts";

const { verify, pdf } = texts;
/** A report of the most cases has less than a fifth of this. */
const maxFileSize = 50_000_000;

/** The facts that a report's code stands for, and whether the reader's file is the one that the portal made. */
export default function VerifiedReport({ report }: { readonly report: Report }) {
  if ("withdrawnAt" in report)
    return <Banner tone="danger">{verify.withdrawnOn(showDayOf(report.withdrawnAt))}</Banner>;
  const { personName, institutions, from, to, madeAt, setName, cases, confirmed, sha256 } = report;
  return (
    <Stack gap={4}>
      <Banner tone="success">{verify.valid}</Banner>
      <Card title={pdf.title}>
        <dl className={css.facts}>
          <dt>{verify.person}</dt>
          <dd>{personName}</dd>
          <dt>{verify.institution}</dt>
          <dd>{institutions.join(", ")}</dd>
          <dt>{texts.period}</dt>
          <dd>{texts.periodText(from === undefined ? null : showDay(from), showDay(to))}</dd>
          <dt>{texts.madeAt}</dt>
          <dd>{showMoment(Date.parse(madeAt))}</dd>
          <dt>{verify.cases}</dt>
          <dd>{verify.getCases(cases, confirmed)}</dd>
          {report.roles.map((each) => (
            <Pair
              key={each.role ?? ""}
              label={each.role ?? pdf.noRole}
              text={verify.getCases(each.cases, each.confirmed)}
            />
          ))}
          {report.disputed !== undefined && report.disputed > 0 && (
            <Pair label={verify.disputed} text={String(report.disputed)} />
          )}
        </dl>
      </Card>
      {report.requirements.length > 0 && (
        <Card title={setName}>
          <dl className={css.facts}>
            {report.requirements.map(({ name, counted, minimum }) => (
              <Pair key={name} label={name} text={texts.counted(counted, minimum)} />
            ))}
          </dl>
        </Card>
      )}
      <Card title={verify.file}>
        <CompareFile sha256={sha256} />
      </Card>
    </Stack>
  );
}

function Pair({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}

type Comparison = "same" | "different" | "unreadable";
const tones = { same: "success", different: "danger", unreadable: "warning" } as const;

/** Compares a file of the reader's with the digest of the report; the file stays in the browser. */
function CompareFile({ sha256 }: { readonly sha256: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [compared, setCompared] = useState<{ readonly file: File; readonly as: Comparison }>();
  useEffect(() => {
    if (file === null || file.size > maxFileSize) return;
    let isOld = false;
    void compareFile(file, sha256).then((as) => {
      if (!isOld) setCompared({ file, as });
    });
    return () => {
      isOld = true;
    };
  }, [file, sha256]);
  const result = compared?.file === file ? compared?.as : undefined;
  const isComparing = file !== null && file.size <= maxFileSize && result === undefined;
  return (
    <Stack gap={3}>
      <FileField
        label={verify.chooseFile}
        description={verify.fileHelp}
        accept=".pdf,application/pdf"
        value={file}
        onChange={setFile}
        maxSize={maxFileSize}
        formatSize={sizeText}
      />
      <output>
        {isComparing && verify.comparing}
        {file !== null && result !== undefined && <Banner tone={tones[result]}>{verify[result]}</Banner>}
      </output>
    </Stack>
  );
}

async function compareFile(file: File, sha256: string): Promise<Comparison> {
  try {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
    const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return hex === sha256 ? "same" : "different";
  } catch {
    return "unreadable";
  }
}
