import { displayGroupOf } from "@cathedra/domain";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TimeStrip } from "@cathedra/ui-kit/TimeStrip";
import { graphql, useFragment } from "react-relay/hooks";
import type { MachineCard_machine$key } from "../../../__generated__/MachineCard_machine.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { MachineActions, type MachineActionsProps } from "./MachineActions.tsx";
import { MachineHistory } from "./MachineHistory.tsx";
import { shortSession, toneOf, whoIsOn } from "./machine-words.ts";
import { hintOf, legendOf, lookOf, type Span, stripOf } from "./strip.ts";

export type MachineCardProps = Omit<MachineActionsProps, "machine" | "who"> & {
  readonly machine: MachineCard_machine$key;
  /** When the machines were read; milliseconds. */
  readonly readAt: number;
  /** They could not be read since. */
  readonly isOld: boolean;
  /** What did not work the last time somebody did something here (4.048); null: nothing. */
  readonly failure: string | null;
  readonly onDismiss: () => void;
};

const hourMs = 3_600_000;

/** One machine: what it does and why, who is on it, what it did before, and what can be done to it (4.031). */
export function MachineCard({
  machine: key,
  readAt,
  isOld,
  failure,
  onDismiss,
  ...acting
}: MachineCardProps) {
  const machine = useFragment(
    graphql`
      fragment MachineCard_machine on CloudCaseVM {
        name
        url
        status
        status_since
        reason
        detail
        session_id
        module_name
        case_name
        event_name
        session_ends_at
        started_by {
          first_name
          last_name
        }
        last_hour {
          since
          status
        }
        ...MachineHistory_machine
        ...MachineActions_machine
      }
    `,
    key,
  );
  const { name, status, reason, detail, session_id: sessionId, session_ends_at: endsAt } = machine;
  const who = whoIsOn(machine);
  return (
    <Card
      title={name}
      titleLevel={3}
      padding="medium"
      actions={<Badge tone={toneOf(status)}>{displayGroupOf(status).label}</Badge>}
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Text size="small">
            {detail == null ? reason : `${reason}: ${detail}`}
            <Text as="span" size="small" tone="muted" figures="tabular">
              {" · since "}
              <Moment at={machine.status_since} />
            </Text>
          </Text>
          {who !== null && (
            <Text size="small" tone={status === "off" ? "muted" : "ink"}>
              {who}
            </Text>
          )}
          {endsAt != null && (
            <Text size="small" figures="tabular">
              Ends <Moment at={endsAt} />
            </Text>
          )}
          <Text size="caption" tone="muted" figures="tabular">
            {[
              machine.url,
              ...(sessionId == null || status === "off" ? [] : [`session ${shortSession(sessionId)}`]),
            ].join(" · ")}
          </Text>
        </Stack>
        <Strip name={name} spans={machine.last_hour} readAt={readAt} isOld={isOld} />
        <MachineHistory machine={machine} />
        {failure !== null && (
          <Banner tone="danger" onDismiss={onDismiss}>
            {failure}
          </Banner>
        )}
        <MachineActions machine={machine} who={status === "off" ? null : who} {...acting} />
      </Stack>
    </Card>
  );
}

type StripProps = Pick<MachineCardProps, "readAt" | "isOld"> & {
  readonly name: string;
  readonly spans: readonly Span[];
};

/** The last hour of a machine. Drawn anew with every refresh. */
function Strip({ name, spans, readAt, isOld }: StripProps) {
  const parts = stripOf(spans, readAt, hourMs);
  const begin = parts[0]?.from ?? readAt;
  const isShort = begin > readAt - hourMs;
  const whole = isOld ? `${name} in the hour before ${showMoment(readAt)}` : `The last hour of ${name}`;
  return (
    <TimeStrip
      label={isShort ? `${name} since ${showMoment(begin)}` : whole}
      parts={parts.map((part) => ({
        key: part.key,
        ...lookOf(part.status),
        share: part.to - part.from,
        hint: hintOf(part),
      }))}
      legend={legendOf(parts)}
      from={isShort || isOld ? showMoment(begin) : "an hour ago"}
      to={isOld ? showMoment(readAt) : "now"}
    />
  );
}
