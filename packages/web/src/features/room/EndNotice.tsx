import { cloudRoomTexts } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { type ReactNode, useState } from "react";
import { useNow } from "../poll/use-now.ts";
import { endPhase, exactTime } from "./session-time.ts";

export type EndNoticeProps = {
  /** When the session ends, as the portal says. */
  readonly endsAt: string;
  /** When the countdown of the last five minutes ends (`RoomState`). */
  readonly noticeEndsAt: number | null;
  /** What can be done about it, where something can. */
  readonly action?: ReactNode;
};

/** Says over the picture that the session ends soon, and again that it ends now, until it is put away (3.028, 3.032). */
export function EndNotice({ endsAt, noticeEndsAt, action }: EndNoticeProps) {
  const now = useNow(1000);
  const [seen, setSeen] = useState<string | null>(null);
  const phase = endPhase(noticeEndsAt, now);
  const notice = `${phase} ${endsAt}`;
  if (phase === null || seen === notice) return null;
  return (
    <Banner
      key={notice}
      tone="warning"
      title={cloudRoomTexts.endsWithin[phase]}
      action={action}
      onDismiss={() => setSeen(notice)}
    >
      {cloudRoomTexts.endsAt(exactTime(Date.parse(endsAt)))}
    </Banner>
  );
}
