import { personalDataTexts as texts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { useOwnDataOpenMutation } from "../../../__generated__/useOwnDataOpenMutation.graphql.ts";
import type { useOwnDataRequestMutation } from "../../../__generated__/useOwnDataRequestMutation.graphql.ts";
import { ApiError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";

/** Requests an export and downloads it; the page is read again after a request, whatever the outcome. */
export function useOwnData() {
  const { revalidate, state } = useRevalidator();
  const [commitRequest, isRequesting] = useMutation<useOwnDataRequestMutation>(graphql`
    mutation useOwnDataRequestMutation {
      requestPersonalDataExport {
        nextAt
      }
    }
  `);
  const [commitOpen, isOpening] = useMutation<useOwnDataOpenMutation>(graphql`
    mutation useOwnDataOpenMutation($id: ID!) {
      openPersonalDataExport(id: $id)
    }
  `);
  const request = () =>
    commitRequest({
      variables: {},
      onCompleted: () => {
        toasts.success(texts.requested);
        void revalidate();
      },
      onError: (error) => {
        toasts.error(error instanceof ApiError ? error.message : texts.requestFailed);
        void revalidate();
      },
    });
  const download = (id: string) =>
    commitOpen({
      variables: { id },
      onCompleted: ({ openPersonalDataExport }) => startDownload(openPersonalDataExport),
      onError: () => {
        toasts.error(texts.downloadFailed);
        void revalidate();
      },
    });
  return { request, download, isRequesting: isRequesting || state === "loading", isOpening };
}

/** Starts a download without leaving the page, even if the file turns out to be gone. */
function startDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
