import { softwareTexts } from "@cathedra/domain/messages";
import {
  type AskedWork,
  endsOf,
  updateTimes,
  type WorkAction,
  type WorkEnd,
} from "@cathedra/domain/software";
import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import updatesQuery, { type UpdatesQuery } from "../../../__generated__/UpdatesQuery.graphql.ts";
import type { useUpdateActsDownloadMutation } from "../../../__generated__/useUpdateActsDownloadMutation.graphql.ts";
import type { useUpdateActsInstallMutation } from "../../../__generated__/useUpdateActsInstallMutation.graphql.ts";
import { usePoll } from "../../../features/poll/use-poll.ts";
import { toasts } from "../../../shell/toasts.ts";
import type { Update } from "./Updates.tsx";

const { toastMs } = updateTimes;

export type UpdateActs = {
  /** What this page asked for and still waits for (11.028). */
  readonly asked: AskedWork;
  readonly begin: (id: string, action: WorkAction, name: string) => void;
};

/** Downloads and installations that are begun here, and what comes of them: told once each (11.028-11.030, 11.035-11.041). */
export function useUpdateActs(serviceTag: string, updates: readonly Update[]): UpdateActs {
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState<AskedWork>({});
  const [download] = useMutation<useUpdateActsDownloadMutation>(graphql`
    mutation useUpdateActsDownloadMutation($id: ID!) {
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
  const [install] = useMutation<useUpdateActsInstallMutation>(graphql`
    mutation useUpdateActsInstallMutation($id: ID!) {
      vistSystemSoftwareReleaseSetInstall(id: $id) {
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

  const isWorking = updates.some(({ state }) => state.operationIsRunning) || Object.keys(asked).length > 0;
  usePoll(isWorking ? updateTimes.pollWhileWorkingMs : updateTimes.pollMs, async () => {
    try {
      await fetchQuery<UpdatesQuery>(
        environment,
        updatesQuery,
        { serviceTag },
        { fetchPolicy: "network-only" },
      ).toPromise();
    } catch (error) {
      failed(softwareTexts.failures.check, "updates-check");
      throw error;
    }
  });

  const look = useEffectEvent((latest: readonly Update[]) => {
    try {
      const { ends, still } = endsOf(asked, latest);
      if (ends.length === 0) return;
      setAsked(still);
      for (const end of ends) tell(end, nameOf(latest, end.id));
    } catch (error) {
      reportError(error);
      failed(softwareTexts.failures.process, "updates-process");
    }
  });
  useEffect(() => queueMicrotask(() => look(updates)), [updates]);

  function begun(id: string, action: WorkAction, name: string, answer: Answer): void {
    const { message } = answer;
    const timeout = toastMs.started;
    if (!answer.success) failed(message);
    else if (answer.code === "DONE") toasts.info(message, { timeout: toastMs.usual });
    else {
      setAsked((some) => ({ ...some, [id]: action }));
      toasts.info(softwareTexts.started[action](name), { timeout });
    }
  }

  const begin = (id: string, action: WorkAction, name: string) => {
    const onError = () => failed(softwareTexts.failures.initiate[action]);
    const variables = { id };
    if (action === "download")
      download({
        variables,
        onError,
        onCompleted: (data) => begun(id, action, name, data.vistSystemSoftwareReleaseSetDownload),
      });
    else
      install({
        variables,
        onError,
        onCompleted: (data) => begun(id, action, name, data.vistSystemSoftwareReleaseSetInstall),
      });
  };
  return { asked, begin };
}

type Answer = { readonly code: string; readonly success: boolean; readonly message: string };

/** The generic toast (11.041). */
function failed(message: string, subject?: string): void {
  toasts.error(message, { title: softwareTexts.failures.title, timeout: toastMs.error, subject });
}

function nameOf(updates: readonly Update[], id: string): string {
  return updates.find((update) => update.id === id)?.release.software.name ?? "the software";
}

function tell({ action, end }: WorkEnd, name: string): void {
  const timeout = toastMs.ended;
  if (end === "completed") {
    const { title, text } = softwareTexts.completed[action];
    toasts.success(text(name), { title, timeout });
  } else {
    const { title, text } = softwareTexts.failures[action];
    toasts.error(text(name), { title, timeout });
  }
}
