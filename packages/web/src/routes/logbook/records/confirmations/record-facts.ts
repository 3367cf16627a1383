import {
  type AdverseEvent,
  adverseEventLabels,
  type Level,
  levelLabel,
  recordFieldLabels,
} from "@cathedra/domain/logbook";
import { confirmationListTexts } from "@cathedra/domain/messages";
import { showDay } from "../../../../format/dates.ts";

type Account = { readonly keycloak_id?: string | null | undefined } | null | undefined;

type Judged = {
  readonly dateOfProcedure: string;
  readonly hospital: string;
  readonly complications?: string | null | undefined;
  readonly complicationsComments?: string | null | undefined;
  readonly procedureIndication: string;
  readonly success?: boolean | null | undefined;
  readonly createdBy?: Account;
  readonly participants: readonly {
    readonly role?: string | null | undefined;
    readonly level?: string | null | undefined;
    readonly user?: Account;
  }[];
};

type RecordFact = {
  readonly label: string;
  readonly text: string;
  /** `plain` facts are known by their value; `long` ones are cut to what fits; `grave` is a complication or a failure, and never cut. */
  readonly kind: "plain" | "labelled" | "long" | "grave";
};

/** The most important facts of a record: the trainee and their role, the date and the hospital, and the outcome. */
export function recordFacts(record: Judged, trainee: string): readonly RecordFact[] {
  const { complications, complicationsComments, success } = record;
  const own = record.participants.find(
    ({ user }) => user?.keycloak_id != null && user.keycloak_id === record.createdBy?.keycloak_id,
  );
  const role = [
    own?.role ?? confirmationListTexts.noRole,
    own?.level == null ? "" : levelLabel(own.level as Level),
  ];
  const event =
    complications == null
      ? confirmationListTexts.notStated
      : adverseEventLabels[complications as AdverseEvent];
  return [
    { label: confirmationListTexts.trainee, text: trainee, kind: "plain" },
    {
      label: confirmationListTexts.role,
      text: role.filter((part) => part !== "").join(", "),
      // "Not stated" alone does not say what is not.
      kind: own?.role == null ? "labelled" : "plain",
    },
    { label: recordFieldLabels.dateOfProcedure, text: showDay(record.dateOfProcedure), kind: "plain" },
    { label: recordFieldLabels.hospital, text: record.hospital, kind: "plain" },
    {
      label: recordFieldLabels.complications,
      text: [event, complicationsComments ?? ""].filter((part) => part !== "").join(": "),
      kind: complications == null || complications === "NONE" ? "labelled" : "grave",
    },
    ...(success === false
      ? [
          {
            label: recordFieldLabels.success,
            text: confirmationListTexts.notSuccessful,
            kind: "grave",
          } as const,
        ]
      : []),
    { label: recordFieldLabels.procedureIndication, text: record.procedureIndication, kind: "long" },
  ];
}
