import {
  clockText,
  conditionTexts,
  diskText,
  stationOverviewTexts,
  stationAdminTexts as texts,
} from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { lazy, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { SystemDrawerQuery } from "../../../__generated__/SystemDrawerQuery.graphql.ts";
import { NamedQuestion } from "../../../features/named-question/NamedQuestion.tsx";
import { Section } from "../../../features/section/Section.tsx";
import { DetailDrawer } from "../../../features/table-page/DetailDrawer.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { toasts } from "../../../shell/toasts.ts";
import { EnrolmentToken } from "./EnrolmentToken.tsx";
import { knownConditions, StationConditions } from "./StationConditions.tsx";
import { SystemDialog } from "./SystemDialog.tsx";
import { SystemFacts } from "./SystemFacts.tsx";
import { useSystemChanges } from "./use-system-changes.ts";

const SessionLogs = lazy(() => import("./SessionLogs.tsx").then((file) => ({ default: file.SessionLogs })));

export type SystemDrawerProps = {
  readonly systemId: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

const notFound = "System not found. It may have been removed.";

/** The details of one system: its conditions, facts and logs, and the actions on it (10.004). */
export function SystemDrawer(props: SystemDrawerProps) {
  return (
    <DetailDrawer title="System" notFound={notFound} onClose={props.onClose}>
      <System {...props} />
    </DetailDrawer>
  );
}

function System({ systemId, onClose, onChanged }: SystemDrawerProps) {
  const [readAt, setReadAt] = useState(0);
  const { vistSystem: system } = useLazyLoadQuery<SystemDrawerQuery>(
    graphql`
      query SystemDrawerQuery($id: ID!) {
        vistSystem(id: $id) {
          ...systemColumns_system @relay(mask: false)
          enrolledAt
          revokedAt
          tokenUntil
          clockAheadSeconds
          software {
            code
            name
            version
            newerVersion
          }
          computer {
            servicetag
            manufacturer
            model
            biosVersion
            biosDate
            gpu
            gpuDriver
          }
        }
      }
    `,
    { id: systemId },
    { fetchPolicy: "store-and-network", fetchKey: readAt },
  );
  const [dialog, setDialog] = useState<"edit" | "token" | "revoke" | "remove" | null>(null);
  const { remove, revoke } = useSystemChanges();
  if (system == null) return <EmptyState>{notFound}</EmptyState>;
  const changed = () => {
    setReadAt((before) => before + 1);
    onChanged();
  };
  const hasKey = system.enrolledAt != null && system.revokedAt == null;
  const close = () => setDialog(null);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Inline gap={2}>
          <Heading level={3}>{system.serviceTag}</Heading>
          <StationConditions of={system.conditions} />
        </Inline>
        <Text>
          {[system.name, system.place, system.customer.name].filter((each) => each !== "").join(" · ")}
        </Text>
        <Text size="small" tone="muted" figures="tabular">
          {system.lastSeen == null ? "Never seen" : "Last seen "}
          {system.lastSeen != null && <Moment at={system.lastSeen} />}
        </Text>
        <ul>
          {knownConditions(system.conditions).map((condition) => (
            <li key={condition}>
              <Text as="span" size="small">
                {getReason(condition, system)}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
      <Inline gap={2}>
        <LinkButton href={`/admin/systems/${system.id}`} variant="primary">
          {stationOverviewTexts.open}
        </LinkButton>
        <Button onPress={() => setDialog("edit")}>Edit</Button>
        <Button onPress={() => setDialog("token")}>
          {hasKey ? "New enrolment token" : "Enrolment token"}
        </Button>
        {hasKey && <Button onPress={() => setDialog("revoke")}>Revoke key</Button>}
        <Button variant="danger" onPress={() => setDialog("remove")}>
          Remove
        </Button>
      </Inline>
      {system.tokenUntil != null && (
        <Inline gap={2}>
          <Badge tone="info">Token open</Badge>
          <Text size="small" tone="muted">
            An unused token is valid until <Moment at={system.tokenUntil} />.
          </Text>
        </Inline>
      )}
      <SystemFacts system={system} />
      <Section placeholder={<Skeleton lines={3} label="Loading the logs" />}>
        <SessionLogs serviceTag={system.serviceTag} lastSimulation={system.lastSimulation ?? null} />
      </Section>
      {dialog === "edit" && <SystemDialog system={system} onClose={close} onSaved={changed} />}
      {dialog === "token" && (
        <EnrolmentToken
          system={{ id: system.id, serviceTag: system.serviceTag, hasKey }}
          onClose={close}
          onMade={changed}
        />
      )}
      {dialog === "revoke" && (
        <NamedQuestion
          title={`Revoke the key of ${system.serviceTag}?`}
          thing="system"
          name={system.serviceTag}
          confirmLabel="Revoke key"
          failureMessage={texts.revokeFailed}
          onConfirm={async () => {
            await revoke({ id: system.id });
            toasts.success(texts.revoked);
            changed();
          }}
          onClose={close}
        >
          <Text>
            Data from the system is ignored from now on: anyone signed in on it is signed out, its downloads
            and installations stop, and its results are refused. A new token lets it in again.
          </Text>
        </NamedQuestion>
      )}
      {dialog === "remove" && (
        <NamedQuestion
          title={`Remove ${system.serviceTag}?`}
          thing="system"
          name={system.serviceTag}
          confirmLabel="Remove"
          failureMessage={texts.removeFailed}
          onConfirm={async () => {
            await remove({ id: system.id });
            toasts.success(texts.removed);
            onChanged();
            onClose();
          }}
          onClose={close}
        >
          <Text>
            Its key is revoked, it is unlinked from everyone, and it is no longer listed. Results made on it
            are kept.
          </Text>
        </NamedQuestion>
      )}
    </Stack>
  );
}

type Reasoned = {
  readonly diskFreeBytes?: number | null | undefined;
  readonly diskTotalBytes?: number | null | undefined;
  readonly clockAheadSeconds?: number | null | undefined;
  readonly software: readonly {
    readonly name: string;
    readonly version: string;
    readonly newerVersion?: string | null | undefined;
  }[];
};

/** Why a system has a warning, with the measured numbers when there are some. */
function getReason(condition: keyof typeof conditionTexts, system: Reasoned): string {
  const { label, why } = conditionTexts[condition];
  if (condition === "low_disk")
    return `${label}: ${diskText(system.diskFreeBytes, system.diskTotalBytes) ?? why}.`;
  if (condition === "clock_wrong") return `${label}: ${clockText(system.clockAheadSeconds ?? 0) ?? why}.`;
  if (condition !== "outdated") return `${label}: ${why}`;
  const old = system.software.filter(({ newerVersion }) => newerVersion != null);
  return `${label}: ${old.map(({ name, version, newerVersion }) => `${name} ${version}, newest ${newerVersion}`).join("; ")}.`;
}
