import {
  type AgeCategory,
  adverseEventLabels,
  ageCategoryLabels,
  bloodLossLabels,
  dictatedLabels,
  formatAttendingName,
  inrReversalLabels,
  type Level,
  levelLabel,
  type Modality,
  modalityLabel,
} from "@cathedra/domain/logbook";
import type { exportQuery$data } from "../../../../__generated__/exportQuery.graphql.ts";

export type ExportRecord = exportQuery$data["activities"]["activities"][number];

type Text = string | null | undefined;

/** A column of the file. Days and numbers are such in the sheet too; everything else is text, whatever it begins with. */
export type ExportColumn = {
  readonly header: string;
  /** In characters. */
  readonly width: number;
} & (
  | { readonly kind: "text" | "day"; readonly value: (record: ExportRecord) => Text }
  | { readonly kind: "number"; readonly value: (record: ExportRecord) => number | null | undefined }
);

/** The contract's values as the form words them; one that this version does not know stays as it came. */
function labelled<Value extends string>(labels: Readonly<Record<Value, string>>, value: Text): Text {
  return typeof value === "string" && Object.hasOwn(labels, value) ? labels[value as Value] : value;
}

const yesNo = (value: boolean | null | undefined): Text => (value == null ? value : value ? "Yes" : "No");
const modality = (value: Text): Text => value && modalityLabel(value as Modality);

const text = (header: string, width: number, value: (record: ExportRecord) => Text): ExportColumn => ({
  header,
  width,
  kind: "text",
  value,
});
const day = (header: string, value: (record: ExportRecord) => Text): ExportColumn => ({
  header,
  width: 12,
  kind: "day",
  value,
});
const number = (
  header: string,
  value: (record: ExportRecord) => number | null | undefined,
): ExportColumn => ({ header, width: 14, kind: "number", value });

/** The first three in the record's order (X81). */
const trainees = [0, 1, 2].flatMap((index) => [
  text(`Trainee${index + 1}`, 22, ({ participants }) => participants[index]?.name),
  text(`Trainee${index + 1}Level`, 14, ({ participants }) => {
    const level = participants[index]?.level;
    return level && levelLabel(level as Level);
  }),
  text(`Trainee${index + 1}Role`, 14, ({ participants }) => participants[index]?.role),
]);

/** The columns of the exported file in their order (7.069). The doses' headers end in their units (X75). */
export const exportColumns: readonly ExportColumn[] = [
  day("Date", ({ dateOfProcedure }) => dateOfProcedure),
  text("OptionalIdentifier", 20, ({ optionalIdentifier }) => optionalIdentifier),
  text("ProcedureName", 44, ({ procedure }) => procedure.name),
  text("Hospital", 30, ({ hospital }) => hospital),
  text("Attending", 22, ({ attending }) => formatAttendingName(attending)),
  ...trainees,
  text("ProcedureIndication", 40, ({ procedureIndication }) => procedureIndication),
  text("ProcedureComment", 40, ({ procedureComments }) => procedureComments),
  text("InterventionType", 28, ({ procedure }) => procedure.interventionType),
  text("OrganSystem", 20, ({ procedure }) => procedure.organSystem),
  text("Category", 20, ({ procedure }) => procedure.category),
  text("SubCategory", 28, ({ procedure }) => procedure.subCategory),
  text("ProcedureCode", 14, ({ procedure }) => procedure.code),
  text("Sex", 10, ({ sex }) => sex),
  text("AgeCategory", 18, ({ ageCategory }) => labelled<AgeCategory>(ageCategoryLabels, ageCategory)),
  text("Setting", 14, ({ setting }) => setting),
  text("ModalityPrimary", 16, ({ modalityPrimary }) => modality(modalityPrimary)),
  text("ModalitySecondary", 18, ({ modalitySecondary }) => modality(modalitySecondary)),
  number("DoseTimeMin", ({ doseTime }) => doseTime),
  number("DoseSkinMGy", ({ doseSkin }) => doseSkin),
  number("DoseDapGyCm2", ({ doseDap }) => doseDap),
  number("DoseCtdiMGy", ({ doseCtdi }) => doseCtdi),
  number("DoseDlpMGyCm", ({ doseDlp }) => doseDlp),
  text("OnCall", 10, ({ onCall }) => yesNo(onCall)),
  text("Success", 10, ({ success }) => yesNo(success)),
  text("SuccessComments", 30, ({ successComments }) => successComments),
  text("Dictated", 16, ({ dictated }) => labelled(dictatedLabels, dictated)),
  text("Complications", 30, ({ complications }) => labelled(adverseEventLabels, complications)),
  text("ComplicationsComments", 30, ({ complicationsComments }) => complicationsComments),
  text("Ebl", 24, ({ ebl }) => labelled(bloodLossLabels, ebl)),
  text("Sedation", 22, ({ sedation }) => sedation),
  text("Platelet", 12, ({ platelet }) => platelet),
  text("Inr", 12, ({ inr }) => inr),
  text("InrReversal", 14, ({ inrReversal }) => labelled(inrReversalLabels, inrReversal)),
  text("ClosureDevice", 14, ({ closureDevice }) => yesNo(closureDevice)),
  text("ClosureDeviceComments", 30, ({ closureDeviceComments }) => closureDeviceComments),
  day("ImageFollowup", ({ imageFollowup }) => imageFollowup),
  text("ImageFollowupNotes", 30, ({ imageFollowupNotes }) => imageFollowupNotes),
  day("ConsultFollowup", ({ consultFollowup }) => consultFollowup),
  text("ConsultFollowupNotes", 30, ({ consultFollowupNotes }) => consultFollowupNotes),
  text("ProcedureId", 38, ({ id }) => id),
  number("ParticipantCount", ({ participants }) => participants.length),
];
