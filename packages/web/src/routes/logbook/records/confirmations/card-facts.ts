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

type CardFact = {
  readonly label: string;
  readonly text: string;
  readonly isWide?: boolean;
  /** Whether the fact is a complication or a failure. */
  readonly isGrave?: boolean;
};

/** The most important facts of a record: the trainee and their role, the date and the hospital, and the outcome. */
export function cardFacts(record: Judged, trainee: string): readonly CardFact[] {
  const { complications, complicationsComments, success } = record;
  const own = record.participants.find(
    ({ user }) => user?.keycloak_id != null && user.keycloak_id === record.createdBy?.keycloak_id,
  );
  const role = [
    own?.role ?? confirmationListTexts.noRole,
    own?.level == null ? "" : levelLabel(own.level as Level),
  ];
  const isAdverse = complications != null && complications !== "NONE";
  const event =
    complications == null
      ? confirmationListTexts.notStated
      : adverseEventLabels[complications as AdverseEvent];
  return [
    { label: confirmationListTexts.trainee, text: trainee },
    { label: confirmationListTexts.role, text: role.filter((part) => part !== "").join(", ") },
    { label: recordFieldLabels.dateOfProcedure, text: showDay(record.dateOfProcedure) },
    { label: recordFieldLabels.hospital, text: record.hospital },
    { label: recordFieldLabels.procedureIndication, text: record.procedureIndication, isWide: true },
    {
      label: recordFieldLabels.complications,
      text: [event, complicationsComments ?? ""].filter((part) => part !== "").join(": "),
      isWide: true,
      isGrave: isAdverse,
    },
    ...(success === false
      ? [
          {
            label: recordFieldLabels.success,
            text: confirmationListTexts.notSuccessful,
            isWide: true,
            isGrave: true,
          },
        ]
      : []),
  ];
}
