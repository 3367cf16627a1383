import { formatDuration } from "@cathedra/domain";
import { cloudRoomTexts, cloudSessionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { type ReactNode, useEffect } from "react";
import { withdrawStartingToast } from "./start-toast.ts";

export type StartFailureProps = {
  /** The reason as text, with the machine's own message. */
  readonly reason: string;
  readonly detail: string | null | undefined;
  readonly title?: string;
  /** The button with which the person can try again. */
  readonly retry?: ReactNode;
  /** Further text that explains the failure to the reader. */
  readonly children?: ReactNode;
};

/** A start or a session that failed, and why (3.012). */
export function StartFailure(props: StartFailureProps) {
  const { reason, detail, title = cloudSessionTexts.off, retry, children } = props;
  useEffect(withdrawStartingToast, []);
  return (
    <Banner tone="danger" title={title} action={retry}>
      <Stack gap={1}>
        <Text size="small">{detail == null ? reason : `${reason}: ${detail}`}</Text>
        {children}
      </Stack>
    </Banner>
  );
}

export type UsedTimeProps = {
  readonly seconds: number | null | undefined;
  /** Seconds that were returned to the quota (0060). */
  readonly givenBack: number | null | undefined;
};

/** The time that a failed session has used; nothing if the session had not begun (X63), or if the time was returned. */
export function UsedTime({ seconds, givenBack }: UsedTimeProps) {
  return <Text size="small">{usedTimeText(seconds ?? 0, givenBack ?? 0)}</Text>;
}

function usedTimeText(seconds: number, givenBack: number): string {
  if (givenBack > 0) return cloudRoomTexts.givenBack(formatDuration(givenBack));
  return seconds === 0 ? cloudSessionTexts.noTimeUsed : cloudSessionTexts.timeUsed(formatDuration(seconds));
}
