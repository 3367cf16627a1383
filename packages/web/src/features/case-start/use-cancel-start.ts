import { cloudSessionTexts } from "@cathedra/domain/messages";
import { useState } from "react";
import { toasts } from "../../shell/toasts.ts";
import { withdrawStartingToast } from "./start-toast.ts";
import { useEndCase } from "./use-end-case.ts";

type Held = Parameters<ReturnType<typeof useEndCase>>[0];

/** Cancels the person's own start while it is in progress: it has consumed no training time. */
export function useCancelStart(onCancelled: () => Promise<unknown> | undefined) {
  const endCase = useEndCase();
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async (machine: Held) => {
    setCancelling(true);
    try {
      await endCase(machine);
      withdrawStartingToast();
      toasts.info(cloudSessionTexts.startCancelled);
      await onCancelled();
    } catch {
      toasts.error(cloudSessionTexts.cancelFailed);
    }
    setCancelling(false);
  };
  return { isCancelling, cancel };
}
