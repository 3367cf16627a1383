import type { LocalDate } from "@cathedra/domain";
import type { RequirementSetId } from "@cathedra/domain/logbook-report";
import { logbookReportTexts as texts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { useReportChangesDeleteMutation } from "../../../__generated__/useReportChangesDeleteMutation.graphql.ts";
import type { useReportChangesMakeMutation } from "../../../__generated__/useReportChangesMakeMutation.graphql.ts";
import { ApiError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";

/** The cases and the requirements of a report. */
export type ReportRequest = {
  readonly from: LocalDate | null;
  readonly to: LocalDate;
  readonly requirementSet: RequirementSetId;
};

/** Requests and deletes reports; the page is read again afterwards, whatever the outcome. */
export function useReportChanges() {
  const { revalidate, state } = useRevalidator();
  const [commitMake, isMaking] = useMutation<useReportChangesMakeMutation>(graphql`
    mutation useReportChangesMakeMutation($from: Date, $to: Date!, $requirementSet: LogbookRequirementSet!) {
      makeLogbookReport(from: $from, to: $to, requirementSet: $requirementSet) {
        latest {
          id
        }
      }
    }
  `);
  const [commitDelete] = useMutation<useReportChangesDeleteMutation>(graphql`
    mutation useReportChangesDeleteMutation($id: ID!) {
      deleteLogbookReport(id: $id)
    }
  `);
  const make = (variables: ReportRequest) =>
    new Promise<void>((resolve) => {
      commitMake({
        variables,
        onCompleted: () => resolve(),
        onError: (error) => {
          toasts.error(error instanceof ApiError ? error.message : texts.makeFailed);
          resolve();
        },
      });
    }).then(revalidate);
  const remove = (id: string) =>
    new Promise<void>((resolve) => {
      commitDelete({
        variables: { id },
        onCompleted: () => {
          toasts.success(texts.deleted);
          resolve();
        },
        onError: () => {
          toasts.error(texts.deleteFailed);
          resolve();
        },
      });
    }).then(revalidate);
  return { make, remove, isMaking: isMaking || state === "loading" };
}
