import { softwareTexts } from "@cathedra/domain/messages";
import { pollPauseMs, type RequestedWork, type WorkAction } from "@cathedra/domain/software";
import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import updatesQuery, { type UpdatesQuery } from "../../../__generated__/UpdatesQuery.graphql.ts";
import type { useUpdateActionsDownloadMutation } from "../../../__generated__/useUpdateActionsDownloadMutation.graphql.ts";
import type { useUpdateActionsInstallMutation } from "../../../__generated__/useUpdateActionsInstallMutation.graphql.ts";
import { useHints } from "../../../features/hints/use-hints.ts";
import { toasts } from "../../../shell/toasts.ts";
import {
  announceBegin,
  announceError,
  announceFinishedWork,
  type WorkAnswer,
} from "./announce-finished-work.ts";
import type { Update } from "./Updates.tsx";

export type UpdateActions = {
  /** The work that this page requested and still waits for (11.028). */
  readonly requested: RequestedWork;
  readonly begin: (id: string, action: WorkAction, name: string) => void;
  /** An installation that would interrupt someone, and waits for the person's confirmation. */
  readonly question: {
    readonly name: string;
    readonly text: string;
    readonly answer: (isYes: boolean) => void;
  } | null;
};

/**
 * Downloads and installations that are started on this page, and their results, each of which is shown once (11.028-11.030,
 * 11.035-11.041).
 */
export function useUpdateActions(serviceTag: string, updates: readonly Update[]): UpdateActions {
  const environment = useRelayEnvironment();
  const [requested, setRequested] = useState<RequestedWork>({});
  const [interrupting, setInterrupting] = useState<{ id: string; name: string; text: string } | null>(null);
  const [download] = useMutation<useUpdateActionsDownloadMutation>(graphql`
    mutation useUpdateActionsDownloadMutation($id: ID!) {
      vistSystemSoftwareReleaseSetDownload(id: $id) {
        code
        success
        message
        update {
          ...UpdateCard_update
          state {
            downloaded
            installed
          }
        }
      }
    }
  `);
  const [install] = useMutation<useUpdateActionsInstallMutation>(graphql`
    mutation useUpdateActionsInstallMutation($id: ID!, $evenIfSignedIn: Boolean) {
      vistSystemSoftwareReleaseSetInstall(id: $id, evenIfSignedIn: $evenIfSignedIn) {
        code
        success
        message
        update {
          ...UpdateCard_update
          state {
            downloaded
            installed
          }
        }
      }
    }
  `);

  const isWorking =
    updates.some(({ state }) => state.operationIsRunning) || Object.keys(requested).length > 0;
  const ask = async () => {
    try {
      await fetchQuery<UpdatesQuery>(
        environment,
        updatesQuery,
        { serviceTag },
        { fetchPolicy: "network-only" },
      ).toPromise();
    } catch (error) {
      announceError(toasts, softwareTexts.failures.check, "updates-check");
      throw error;
    }
  };
  const everyMs = pollPauseMs(isWorking);
  // People who look after the simulator get a hint when its work changes, and the page refreshes at once.
  useHints({ kind: "notification", isWanted: true, everyMs, everyMsWhileLive: everyMs, ask });

  const announceChanges = useEffectEvent((latest: readonly Update[]) => {
    const still = announceFinishedWork(toasts, requested, latest);
    if (still !== requested) setRequested(still);
  });
  useEffect(() => queueMicrotask(() => announceChanges(updates)), [updates]);

  function begun(id: string, action: WorkAction, name: string, answer: WorkAnswer | null): void {
    const what = announceBegin(toasts, { action, name }, answer);
    if (what === "begun") setRequested((some) => ({ ...some, [id]: action }));
    else if (what === "asks" && answer !== null) setInterrupting({ id, name, text: answer.message });
  }

  const begin = (id: string, action: WorkAction, name: string, evenIfSignedIn = false) => {
    const onError = () => begun(id, action, name, null);
    const variables = { id };
    if (action === "download")
      download({
        variables,
        onError,
        onCompleted: (data) => begun(id, action, name, data.vistSystemSoftwareReleaseSetDownload),
      });
    else
      install({
        variables: { ...variables, evenIfSignedIn },
        onError,
        onCompleted: (data) => begun(id, action, name, data.vistSystemSoftwareReleaseSetInstall),
      });
  };
  const question = interrupting && {
    name: interrupting.name,
    text: interrupting.text,
    answer: (isYes: boolean) => {
      setInterrupting(null);
      if (isYes) begin(interrupting.id, "install", interrupting.name, true);
    },
  };
  return { requested, begin: (id, action, name) => begin(id, action, name), question };
}
