import { normaliseForSearch } from "@cathedra/domain";
import { type DoseReport, modalityToSet, type StatedDose } from "@cathedra/domain/dose-report";
import { getLabel } from "@cathedra/domain/fields";
import { type DoseField, modalityLabels, recordFields } from "@cathedra/domain/logbook";
import { doseFileFaults, missingDoseText, doseReportTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { FileField } from "@cathedra/ui-kit/FileField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useRef, useState } from "react";
import { Fact } from "../../../../features/facts/Fact.tsx";
import { showDay } from "../../../../format/dates.ts";
import { browserLocale } from "../../../../format/locale.ts";
import { sizeText } from "../../../../format/size-text.ts";
import { announce } from "../../../../shell/announcements.ts";
import { useFormPart, useRecordForm } from "../form/form-store.ts";
import { isDoseName, type RecordForm, withClinical, withDose } from "../form/record-form.ts";
import { getStatedDoses } from "../form/stated-doses.ts";
import * as css from "./DoseReportFile.css.ts";
import { maxDoseReportSize } from "./max-dose-report-size.ts";
import { type FileAnswer, readDoseReportFile } from "./read-dose-report-file.ts";

export type DoseReportFileProps = {
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
};

/** Chooses the dose report of an X-ray system, shows what it states, and fills it into the form when asked. */
export function DoseReportFile({ file, onFile }: DoseReportFileProps) {
  const [read, setRead] = useState<{ readonly file: File; readonly answer: FileAnswer } | null>(null);
  useEffect(() => {
    if (file === null || file.size > maxDoseReportSize) return;
    const reading = new AbortController();
    readDoseReportFile(file, reading.signal).then(
      (answer) => setRead({ file, answer }),
      () => undefined,
    );
    return () => reading.abort();
  }, [file]);
  const answer = read?.file === file ? read?.answer : undefined;
  return (
    <Stack gap={4}>
      <FileField
        label={texts.file}
        description={texts.help}
        value={file}
        onChange={onFile}
        maxSize={maxDoseReportSize}
        formatSize={sizeText}
        errorMessage={answer?.ok === false ? doseFileFaults[answer.error] : undefined}
      />
      <output>
        {file === null || file.size > maxDoseReportSize || answer !== undefined ? null : (
          <Text as="span" tone="muted">
            {texts.reading}
          </Text>
        )}
      </output>
      {answer?.ok === true ? <Stated report={answer.value} /> : null}
    </Stack>
  );
}

/** The doses of a report beside those of the form, with the button that fills them in. */
function Stated({ report }: { readonly report: DoseReport }) {
  const { change } = useRecordForm();
  const stated = getStatedDoses(useRecordForm());
  const form = useFormPart((whole) => whole);
  const [isFilledIn, setFilledIn] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  // The form's bar covers what is rendered below the chosen file.
  useEffect(() => part.current?.scrollIntoView({ block: "nearest" }), []);
  const doses = report.doses.filter(isForField);
  const airKerma = report.doses.find(({ name }) => name === "airKerma");
  const toSet = modalityToSet(report.modality, form);
  const fill = (values: readonly StatedDose<DoseField>[]) => {
    change((before) => withDoses(before, report.modality, values));
    stated.set({
      ...stated.get(),
      ...Object.fromEntries(values.map((each) => [each.name, { ...each, stated: each.stated.join(" + ") }])),
    });
    setFilledIn(true);
    announce(texts.filledIn);
  };
  return (
    <div ref={part} className={css.stated}>
      <Text weight="medium">
        {[texts.title, report.day === undefined ? texts.noDay : showDay(report.day), ...report.device].join(
          " · ",
        )}
      </Text>
      <Doubts report={report} form={form} />
      <dl className={css.facts}>
        {doses.map(({ name, value, stated: parts }) => (
          <Fact key={name} label={getLabel(recordFields[name])}>
            <strong>{number(value)}</strong> ({parts.join(" + ")}){replacedText(form[name], value)}
          </Fact>
        ))}
        {airKerma === undefined ? null : (
          <Fact label={texts.airKerma}>
            <strong>{number(airKerma.value)}</strong> ({airKerma.stated.join(" + ")}).{" "}
            {texts.noFieldForAirKerma}
          </Fact>
        )}
      </dl>
      {report.missing.length === 0 ? null : (
        <Text size="small" tone="muted">
          {report.missing.map(missingDoseText).join("; ")}.
        </Text>
      )}
      {toSet === "taken" ? (
        <Banner tone="warning">{texts.otherModalities(modalityLabels[report.modality])}</Banner>
      ) : (
        <Stack gap={2}>
          {toSet === "none" ? null : (
            <Text size="small" tone="muted">
              {texts.becomesModality(recordFields[toSet].label, modalityLabels[report.modality])}
            </Text>
          )}
          <div className={css.acts}>
            {doses.length === 0 ? null : (
              <Button size="small" variant="primary" onPress={() => fill(doses)}>
                {texts.fillIn(doses.length)}
              </Button>
            )}
            {airKerma === undefined ? null : (
              <Button size="small" onPress={() => fill([{ ...airKerma, name: "doseSkin" }])}>
                {texts.useAsSkinDose}
              </Button>
            )}
          </div>
        </Stack>
      )}
      {report.doses.length === 0 ? <Text>{texts.nothing}</Text> : null}
      {isFilledIn ? <Text tone="muted">{texts.filledIn}</Text> : null}
    </div>
  );
}

/** Lists what suggests that the report belongs to another case, such as another day or hospital. */
function Doubts({ report, form }: { readonly report: DoseReport; readonly form: RecordForm }) {
  const { day, institution } = report;
  const doubts = [
    ...(day === undefined || form.dateOfProcedure === "" || day === form.dateOfProcedure
      ? []
      : [texts.otherDay(showDay(day), showDay(form.dateOfProcedure))]),
    ...(institution === undefined ||
    form.hospital === "" ||
    normaliseForSearch(institution) === normaliseForSearch(form.hospital)
      ? []
      : [texts.otherHospital(institution, form.hospital)]),
  ];
  return doubts.length === 0 ? null : <Banner tone="warning">{doubts.join(" ")}</Banner>;
}

function isForField(dose: StatedDose): dose is StatedDose<DoseField> {
  return isDoseName(dose.name);
}

/** The form with these doses, and with their modality where none is chosen yet. */
function withDoses(
  form: RecordForm,
  modality: DoseReport["modality"],
  doses: readonly StatedDose<DoseField>[],
): RecordForm {
  const toSet = modalityToSet(modality, form);
  if (toSet === "taken") return form;
  const shown = toSet === "none" ? form : withClinical(form, toSet, modality);
  return doses.reduce(
    (filled, { name, value }) => withDose(filled, name, { dose: value, wrongText: undefined }),
    shown,
  );
}

function number(value: number): string {
  return new Intl.NumberFormat(browserLocale(), { maximumFractionDigits: 3 }).format(value);
}

function replacedText(present: RecordForm[DoseField], next: number): string {
  return present === null || present === next ? "" : `, ${texts.replaces(number(present))}`;
}
