import { displayGroupOf } from "@cathedra/domain";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { Chain } from "@cathedra/ui-kit/Chain";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TimeStrip } from "@cathedra/ui-kit/TimeStrip";
import { graphql, useFragment } from "react-relay/hooks";
import type { MachineCard_machine$key } from "../../../__generated__/MachineCard_machine.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { MachineActions, type MachineActionsProps } from "./MachineActions.tsx";
import { detailsOf, nameOf, shortSession, stripInWords, stripOf, toneOf } from "./machine-words.ts";

export type MachineCardProps = Pick<MachineActionsProps, "onActing" | "onFailed" | "onChanged"> & {
  readonly machine: MachineCard_machine$key;
  /** When the machines were read; milliseconds. */
  readonly now: number;
};

const hourMs = 3_600_000;

/** One machine: what it does and why, who is on it, what it did before, and what can be done to it (4.031). */
export function MachineCard({ machine: key, now, ...acting }: MachineCardProps) {
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
        session_ends_at
        started_by {
          first_name
          last_name
        }
        history {
          id
          updated_at
          new_status
          reason
          detail
          started_by {
            first_name
            last_name
          }
          module_name
          case_name
          session_id
        }
        ...MachineActions_machine
      }
    `,
    key,
  );
  const { name, status, reason, detail, history, session_ends_at: endsAt } = machine;
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
              {` · since ${showMoment(Date.parse(machine.status_since))}`}
            </Text>
          </Text>
          {machine.session_id != null && (
            <Text size="small">
              {[
                machine.started_by == null ? "" : nameOf(machine.started_by),
                machine.module_name,
                machine.case_name,
              ]
                .filter((part) => part != null && part !== "")
                .join(" · ")}
            </Text>
          )}
          <Text size="caption" tone="muted" figures="tabular">
            {[
              machine.url,
              ...(machine.session_id == null ? [] : [`session ${shortSession(machine.session_id)}`]),
              ...(endsAt == null ? [] : [`ends ${showMoment(Date.parse(endsAt))}`]),
            ].join(" · ")}
          </Text>
        </Stack>
        <Strip name={name} history={history} now={now} />
        <Chain
          label={`History of ${name}, oldest first`}
          links={history.toReversed().map((change) => ({
            key: change.id,
            label: displayGroupOf(change.new_status).label,
            tone: toneOf(change.new_status),
            details: detailsOf(change),
          }))}
        />
        <MachineActions machine={machine} {...acting} />
      </Stack>
    </Card>
  );
}

type StripProps = {
  readonly name: string;
  readonly history: Parameters<typeof stripOf>[0];
  readonly now: number;
};

/** The last hour of a machine. Drawn anew with every refresh. */
function Strip({ name, history, now }: StripProps) {
  const parts = stripOf(history, now, hourMs);
  const first = history.at(-1);
  const isShort = first !== undefined && Date.parse(first.updated_at) > now - hourMs;
  return (
    <TimeStrip
      label={`The last hour of ${name}: ${stripInWords(parts)}`}
      parts={parts.map(({ key, status, share }) => ({ key, tone: toneOf(status), share }))}
      from={isShort ? showMoment(Date.parse(first.updated_at)) : "an hour ago"}
      to="now"
    />
  );
}
