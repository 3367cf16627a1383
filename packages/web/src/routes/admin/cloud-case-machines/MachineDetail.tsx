import { getDisplayGroup } from "@cathedra/domain/cloud";
import { machineTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useRef } from "react";
import * as css from "../../../features/access-vouchers/parts.css.ts";
import { Section } from "../../../features/section/Section.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { restoreFocus } from "../../../shell/focus-content.ts";
import { getReason, getTone, machineUserText, shortSession } from "../machine-texts.ts";
import { LastHour } from "./LastHour.tsx";
import { MachineActions, type MachineActionsProps } from "./MachineActions.tsx";
import { MachineHistory } from "./MachineHistory.tsx";
import type { Machine } from "./use-fleet.ts";

export type MachineDetailProps = Omit<MachineActionsProps, "machine" | "who" | "onGone"> & {
  readonly machine: Machine;
  /** Whether the machine has left the fleet, so that this is its last known state. */
  readonly hasLeft: boolean;
  /** When the machines were read, in epoch milliseconds. */
  readonly readAt: number;
  /** Whether the machines could not be refreshed. */
  readonly isOld: boolean;
  /** The failure of the last action here (4.048); null if it succeeded. */
  readonly failure: string | null;
  readonly onDismiss: () => void;
};

/** One machine: its status and the reason, its user, its history, and the actions on it (4.031). */
export function MachineDetail(props: MachineDetailProps) {
  const { machine, hasLeft, readAt, isOld, failure, onDismiss, ...acting } = props;
  const { status, session_id: sessionId, session_ends_at: endsAt, last_seen_at: seenAt } = machine;
  const content = useRef<HTMLDivElement>(null);
  // When the machine is removed from the fleet its buttons disappear, also for people who did not remove it, so the focus moves.
  useEffect(() => {
    if (hasLeft) restoreFocus(() => content.current);
  }, [hasLeft]);
  const who = machineUserText(machine);
  return (
    <div className={css.content}>
      <div ref={content} tabIndex={-1} className={css.head}>
        <Text size="small">{getReason(machine)}</Text>
        <Badge tone={hasLeft ? "neutral" : getTone(status)}>
          {hasLeft ? machineTexts.removed : getDisplayGroup(status).label}
        </Badge>
      </div>
      {hasLeft && <Banner>{machineTexts.hasLeft}</Banner>}
      <dl className={css.facts}>
        <dt>Since</dt>
        <dd>
          <Moment at={machine.status_since} />
        </dd>
        {who !== null && (
          <>
            <dt>In use by</dt>
            <dd>{who}</dd>
          </>
        )}
        {endsAt != null && (
          <>
            <dt>Session ends</dt>
            <dd>
              <Moment at={endsAt} />
            </dd>
          </>
        )}
        {sessionId != null && status !== "off" && (
          <>
            <dt>Session</dt>
            <dd>{shortSession(sessionId)}</dd>
          </>
        )}
        {seenAt != null && (
          <>
            <dt>Last seen</dt>
            <dd>
              <Moment at={seenAt} />
            </dd>
          </>
        )}
        <dt>Address</dt>
        <dd>{machine.url}</dd>
      </dl>
      <LastHour machine={machine} readAt={readAt} isOld={isOld || hasLeft} />
      <Section placeholder={<Skeleton lines={1} label="Loading the history" />}>
        <MachineHistory machine={machine} />
      </Section>
      {failure !== null && (
        <Banner
          tone="danger"
          onDismiss={() => {
            onDismiss();
            restoreFocus(() => content.current);
          }}
        >
          {failure}
        </Banner>
      )}
      {!hasLeft && (
        <MachineActions
          machine={machine}
          who={status === "off" ? null : who}
          onGone={() => content.current?.focus()}
          {...acting}
        />
      )}
    </div>
  );
}
