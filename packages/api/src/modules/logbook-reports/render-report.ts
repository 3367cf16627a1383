import { setImmediate } from "node:timers/promises";
import {
  formatDate,
  formatDateTime,
  type Instant,
  type LocalDate,
  type RecordId,
  utcDay,
} from "@cathedra/domain";
import {
  type ConfirmationState,
  entrustmentCurves,
  entrustmentScales,
  levelLabel,
  minRatingsForSpread,
  type ParticipantRole,
  participantRoles,
  type RatedCase,
} from "@cathedra/domain/logbook";
import {
  type CountedCase,
  countByCategory,
  type ReportCode,
  type ReportSummary,
  type RequirementSet,
  type RoleCount,
  reportLink,
} from "@cathedra/domain/logbook-report";
import { entrustmentTexts, logbookReportTexts } from "@cathedra/domain/messages";
import encodeQR from "qr";
import { findUnprintable } from "./printable-text.ts";
import { openTaggedPdf, type TaggedPdf } from "./tagged-pdf.ts";

/** A case as it is listed: nothing of it identifies a patient. */
export type ListedCase = CountedCase & {
  readonly recordId: RecordId;
  readonly procedure: CountedCase["procedure"] & { readonly name: string };
  readonly hospital: string;
  readonly attending: string;
  readonly state: ConfirmationState;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Instant | null;
  readonly capacity: string | null;
};

/** The content of a report. The same content makes the same file. */
export type ReportContent = {
  readonly code: ReportCode;
  /** The address of the portal, with which the code is verified. */
  readonly origin: string;
  readonly personName: string;
  readonly institutions: readonly string[];
  readonly groups: readonly string[];
  readonly from: LocalDate | null;
  readonly to: LocalDate;
  readonly madeAt: Instant;
  readonly set: RequirementSet;
  readonly summary: ReportSummary;
  readonly cases: readonly ListedCase[];
  /** The attendings' ratings of independence in these cases. */
  readonly ratings: readonly RatedCase[];
};

type Progress = (share: number) => void;

const texts = logbookReportTexts.pdf;
/** The number of rows after which the process does other work, such as renewing the lease. */
const rowsAtOnce = 25;
/** The share of the width that a table of few short columns takes. */
const narrowShare = 0.55;
const dayText = (day: LocalDate): string => formatDate(day, "iso");

/** Draws the report as a tagged PDF. */
export async function renderReport(
  content: ReportContent,
  progress: Progress = () => undefined,
): Promise<Buffer> {
  const { code, origin, personName, madeAt, set, summary, cases } = content;
  const link = reportLink(origin, code);
  const printedCode = link.slice(link.lastIndexOf("/") + 1);
  const pdf = openTaggedPdf({
    title: `${texts.title}: ${personName}`,
    author: personName,
    madeAt: new Date(madeAt),
    foot: `${texts.title} · ${personName} · ${printedCode}`,
    pageText: texts.page,
  });
  pdf.beginPage("portrait");
  pdf.title(texts.title);
  pdf.facts([
    [logbookReportTexts.verify.person, personName],
    [logbookReportTexts.verify.institution, content.institutions.join(", ")],
    [texts.groups, content.groups.join(", ")],
    [logbookReportTexts.period, periodText(content)],
    [logbookReportTexts.set, set.name],
    [texts.cases, texts.caseCount(summary.cases, summary.confirmed)],
    [logbookReportTexts.madeAt, `${formatDateTime(madeAt, "iso", "UTC")} UTC`],
    [logbookReportTexts.code, printedCode],
  ]);
  pdf.squares(encodeQR(link, "raw", { ecc: "medium", border: 2 }), texts.qr(link));
  pdf.paragraph(texts.verify(origin));
  pdf.paragraph(texts.statement);
  pdf.paragraph(texts.leftOut);
  const unprintable = findUnprintable(getNames(content)).length;
  if (unprintable > 0) pdf.paragraph(texts.unprintable(unprintable));

  drawRequirements(pdf, set, summary);
  drawConfirmation(pdf, cases);
  drawRoles(pdf, summary.roles);
  drawCategories(pdf, cases);
  drawRatings(pdf, content.ratings);
  progress(0.1);
  await drawCases(pdf, cases, (share) => progress(0.1 + share * 0.85));
  return pdf.finish();
}

function periodText({ from, to, summary }: ReportContent): string {
  const first = from ?? summary.firstDay;
  return logbookReportTexts.periodText(first === null ? null : dayText(first), dayText(to));
}

/** Every text of a report that people chose, such as names. */
export function* getNames({
  personName,
  institutions,
  groups,
  set,
  cases,
}: Pick<ReportContent, "personName" | "institutions" | "groups" | "set" | "cases">): Iterable<string> {
  yield* [personName, ...institutions, ...groups, ...set.requirements.map(({ name }) => name)];
  for (const { procedure, hospital, attending, confirmedBy } of cases)
    yield* [procedure.name, hospital, attending, confirmedBy ?? ""];
}

function drawRequirements(
  pdf: TaggedPdf,
  set: RequirementSet,
  { requirements, disputed: allDisputed }: ReportSummary,
): void {
  pdf.heading(set.name);
  if (requirements.length > 0) {
    const table = pdf.beginTable([
      { head: texts.requirement, width: 5, isRowHead: true },
      { head: texts.minimum, width: 1.8, isNumber: true },
      { head: texts.countedHead, width: 1.8, isNumber: true },
      { head: texts.confirmedHead, width: 2, isNumber: true },
      ...(allDisputed > 0 ? [{ head: texts.disputedHead, width: 1.8, isNumber: true }] : []),
      { head: texts.missingHead, width: 1.8, isNumber: true },
      { head: texts.notCountedHead, width: 6 },
    ]);
    for (const { name, minimum, counted, confirmed, disputed, missing, uncounted } of requirements)
      table.row([
        name,
        ...[minimum, counted, confirmed, ...(allDisputed > 0 ? [disputed] : []), missing].map(String),
        uncounted.map((each) => logbookReportTexts.uncounted(each.reason, each.cases)).join(", "),
      ]);
    table.end();
  } else pdf.paragraph(logbookReportTexts.noTargets);
  for (const assumption of set.assumptions) pdf.note(assumption);
  if (allDisputed > 0) pdf.note(texts.disputed(allDisputed));
}

function drawConfirmation(pdf: TaggedPdf, cases: readonly ListedCase[]): void {
  const inStead = cases.filter(isConfirmedInStead).length;
  const confirmed = cases.filter(({ isConfirmed }) => isConfirmed).length - inStead;
  const imported = cases.filter(({ state }) => state === "imported").length;
  pdf.heading(texts.confirmation);
  const table = pdf.beginTable(
    [
      { head: texts.answer, width: 3, isRowHead: true },
      { head: texts.cases, width: 1, isNumber: true },
    ],
    narrowShare,
  );
  table.row([texts.confirmedCases, String(confirmed)]);
  if (inStead > 0) table.row([texts.confirmedInStead, String(inStead)]);
  if (imported > 0) table.row([texts.importedCases, String(imported)]);
  table.row([texts.notConfirmedCases, String(cases.length - confirmed - inStead - imported)]);
  table.row([texts.total, String(cases.length)], { isTotal: true });
  table.end();
}

function drawRoles(pdf: TaggedPdf, roles: readonly RoleCount[]): void {
  pdf.heading(texts.byRole);
  if (roles.length === 0) {
    pdf.paragraph(texts.noCases);
    return;
  }
  const table = pdf.beginTable(
    [
      { head: texts.role, width: 3, isRowHead: true },
      { head: texts.cases, width: 1, isNumber: true },
      { head: texts.confirmedHead, width: 1.2, isNumber: true },
    ],
    narrowShare,
  );
  for (const { role, cases, confirmed } of roles)
    table.row([roleText(role), String(cases), String(confirmed)]);
  table.end();
}

function drawCategories(pdf: TaggedPdf, cases: readonly ListedCase[]): void {
  pdf.heading(texts.byCategory);
  const categories = countByCategory(cases);
  if (categories.length === 0) {
    pdf.paragraph(texts.noCases);
    return;
  }
  const used = [...participantRoles, null].filter((role) => cases.some((one) => one.role === role));
  const table = pdf.beginTable([
    { head: texts.type, width: 4, isRowHead: true },
    { head: texts.category, width: 3, isRowHead: true },
    ...used.map((role) => ({ head: roleText(role), width: 1.5, isNumber: true })),
    { head: texts.total, width: 1.4, isNumber: true },
    { head: texts.confirmedHead, width: 1.6, isNumber: true },
  ]);
  for (const { interventionType, category, roles, cases: all, confirmed } of categories) {
    const byRole = used.map((role) => roles.find((each) => each.role === role)?.cases ?? 0);
    table.row([interventionType, category, ...[...byRole, all, confirmed].map(String)]);
  }
  const sums = used.map((role) => cases.filter((one) => one.role === role).length);
  const confirmedSum = cases.filter(({ isConfirmed }) => isConfirmed).length;
  table.row([texts.total, "", ...[...sums, cases.length, confirmedSum].map(String)], { isTotal: true });
  table.end();
}

/** Levels are ordered but not evenly spaced, so each number is a level that was given. */
function drawRatings(pdf: TaggedPdf, ratings: readonly RatedCase[]): void {
  if (ratings.length === 0) return;
  pdf.heading(texts.ratings);
  pdf.note(texts.ratingsHelp(minRatingsForSpread));
  const table = pdf.beginTable([
    { head: texts.kind, width: 5, isRowHead: true },
    { head: texts.ratingCount, width: 1.4, isNumber: true },
    { head: texts.lowerQuartile, width: 3 },
    { head: texts.median, width: 3 },
    { head: texts.upperQuartile, width: 3 },
  ]);
  const curves = entrustmentCurves(ratings);
  const scales = [...new Set(curves.map((curve) => curve.scale))];
  for (const { interventionType, organSystem, scale, cases, spread } of curves) {
    const levels =
      spread === null
        ? ["", texts.tooFewRatings(minRatingsForSpread), ""]
        : [spread.low, spread.middle, spread.high].map((level) => entrustmentTexts.level(scale, level));
    const kind = entrustmentTexts.curves.kind(interventionType, organSystem);
    table.row([
      scales.length > 1 ? `${kind} (${entrustmentScales[scale].name})` : kind,
      String(cases.length),
      ...levels,
    ]);
  }
  table.end();
  for (const scale of scales) {
    pdf.note(entrustmentTexts.curves.levels(scale));
    pdf.note(entrustmentTexts.source(scale));
  }
}

async function drawCases(pdf: TaggedPdf, cases: readonly ListedCase[], progress: Progress): Promise<void> {
  if (cases.length === 0) return;
  pdf.beginPage("landscape");
  pdf.heading(texts.list);
  const table = pdf.beginTable([
    { head: texts.number, width: 1.3, isNumber: true, isRowHead: true },
    { head: texts.date, width: 2.2 },
    { head: texts.procedure, width: 9.5 },
    { head: texts.role, width: 2.6 },
    { head: texts.level, width: 1.6 },
    { head: texts.hospital, width: 5.5 },
    { head: texts.attending, width: 4.2 },
    { head: texts.confirmationHead, width: 4.6 },
  ]);
  for (const [at, one] of cases.entries()) {
    table.row([
      String(at + 1),
      dayText(one.day),
      `${one.procedure.name} (${one.procedure.code})`,
      one.statedRole === null ? roleText(one.role) : texts.disputedRole(roleText(one.role), one.statedRole),
      one.level === null ? "" : levelLabel(one.level),
      one.hospital,
      one.attending,
      confirmationText(one),
    ]);
    if (at % rowsAtOnce !== 0) continue;
    progress(at / cases.length);
    await setImmediate();
  }
  table.end();
}

function roleText(role: ParticipantRole | null): string {
  return role ?? texts.noRole;
}

function isConfirmedInStead({ isConfirmed, capacity }: ListedCase): boolean {
  return isConfirmed && capacity !== null && capacity !== "attending";
}

/** The attending's name is in the column beside, and is repeated only if it was another one. */
function confirmationText(one: ListedCase): string {
  const { isConfirmed, state, confirmedBy, confirmedAt, attending } = one;
  if (!isConfirmed) return texts.unconfirmed[state] ?? texts.notConfirmed;
  const day = confirmedAt === null ? "" : dayText(utcDay(confirmedAt));
  if (isConfirmedInStead(one)) return texts.inStead(day, confirmedBy);
  const isOfAttending = confirmedBy === null || confirmedBy === attending.split(", ").toReversed().join(" ");
  return isOfAttending ? texts.byAttending(day) : texts.byOther(day, confirmedBy);
}
