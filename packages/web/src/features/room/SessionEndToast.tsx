import { cloudRoomTexts } from "@cathedra/domain/messages";
import { useEffect, useEffectEvent } from "react";
import { showExactTime } from "../../format/dates.ts";
import { toasts } from "../../shell/toasts.ts";
import { useNow } from "../poll/use-now.ts";
import { endPhase } from "./session-time.ts";

export type SessionEndToastProps = {
  /** When the session ends, from the portal. */
  readonly endsAt: string | null | undefined;
  /** When the countdown of the last five minutes ends (`RoomState`). */
  readonly noticeEndsAt: number | null;
  /** The action that the toast offers, if there is one. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** Announces in a toast that the session ends soon, and again when it ends; the bar shows the countdown (3.028, 3.032). */
export function SessionEndToast({ endsAt, noticeEndsAt, action }: SessionEndToastProps) {
  const now = useNow(1000);
  const phase = endPhase(noticeEndsAt, now);
  const act = useEffectEvent(() => action?.onPress());
  const label = action?.label;
  useEffect(() => {
    if (phase === null || endsAt == null) return undefined;
    const shown = toasts.add({
      tone: "info",
      message: `${cloudRoomTexts.endsWithin[phase]}. ${cloudRoomTexts.endsAt(showExactTime(Date.parse(endsAt)))}`,
      subject: "end of the session",
      actions: label === undefined ? undefined : [{ label, onPress: () => act() }],
    });
    return () => toasts.dismiss(shown);
  }, [phase, endsAt, label]);
  return null;
}
