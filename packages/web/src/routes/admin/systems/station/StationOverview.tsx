import { percentText } from "@cathedra/domain";
import { stationOverviewTexts as texts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { StationOverviewQuery } from "../../../../__generated__/StationOverviewQuery.graphql.ts";
import { StaleNotice } from "../../../../features/poll/StaleNotice.tsx";
import { usePoll } from "../../../../features/poll/use-poll.ts";
import { Section } from "../../../../features/section/Section.tsx";
import { localDay, showDay } from "../../../../format/dates.ts";
import { Moment } from "../../../../format/Moment.tsx";
import { useRouteQuery } from "../../../../relay/use-route-query.ts";
import { StationConditions } from "../StationConditions.tsx";
import { SystemFacts } from "../SystemFacts.tsx";
import * as css from "../systems.css.ts";
import { ClonedNotice } from "./ClonedNotice.tsx";
import { LinkedPeople } from "./LinkedPeople.tsx";
import { SignOutQuestion } from "./SignOutQuestion.tsx";
import { StationEvents } from "./StationEvents.tsx";
import { StationLogs } from "./StationLogs.tsx";

/** How often the page is read again: half of a heartbeat, in milliseconds. */
const everyMs = 15_000;

export type Overview = StationOverviewQuery["response"]["vistSystemOverview"];

/** A simulator's status, its user, its work and its events. */
export function StationOverview() {
  const { vistSystemOverview: overview } = useRouteQuery<StationOverviewQuery>(graphql`
    query StationOverviewQuery($id: ID!) @preloadable {
      ...Viewer_query
      vistSystemOverview(id: $id) {
        id
        asOf
        viewerCanAdminister
        viewerCanReadLogs
        linkCount
        logCount
        clonedAt
        releaseKeys
        computers {
          id
          computer
          address
          at
        }
        session {
          id
          person
          signedInAt
          lastUsedAt
          expiresAt
        }
        licences {
          module
          exercise
          validUntil
        }
        licencesAt
        operations {
          id
          isInstallation
          release
          isBegun
          progress
          requestedAt
          requestedBy
        }
        system {
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
    }
  `);
  const { revalidate } = useRevalidator();
  const polled = usePoll(everyMs, revalidate);
  const { id, asOf, system, operations, licences } = overview;
  const changed = () => void revalidate();
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Inline gap={2}>
          <Heading level={2}>{`${system.serviceTag} · ${system.name}`}</Heading>
          <StationConditions of={system.conditions} />
        </Inline>
        <Text>{[system.place, system.customer.name].filter((each) => each !== "").join(" · ")}</Text>
        <Text size="small" tone="muted" figures="tabular">
          {system.lastSeen == null ? "Never seen. " : "Last seen "}
          {system.lastSeen != null && (
            <>
              <Moment at={system.lastSeen} />
              {". "}
            </>
          )}
          <AsOf at={asOf} />
        </Text>
      </Stack>
      <StaleNotice {...polled} />
      {overview.clonedAt != null && <ClonedNotice overview={overview} onDecided={changed} />}
      <Card title={texts.session}>
        <Session overview={overview} onEnded={changed} />
      </Card>
      <Card title={texts.operations}>
        {operations.length === 0 ? (
          <Text tone="muted">{texts.noOperations}</Text>
        ) : (
          <ul className={css.list}>
            {operations.map((work) => (
              <li key={work.id} className={css.entry}>
                <Inline gap={2}>
                  <Text as="span" weight="medium">
                    {`${work.isInstallation ? "Installation" : "Download"} of ${work.release}`}
                  </Text>
                  <Badge tone={work.isBegun ? "info" : "neutral"}>
                    {work.isBegun ? percentText(work.progress) : "Waiting"}
                  </Badge>
                </Inline>
                <Text as="span" size="small" tone="muted" figures="tabular">
                  {"Asked for "}
                  <Moment at={work.requestedAt} />
                  {work.requestedBy == null ? "" : ` by ${work.requestedBy}`}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={texts.events}>
        <StationEvents systemId={id} readAt={asOf} />
      </Card>
      <Card title={`${texts.logs} (${overview.logCount.toLocaleString("en")})`}>
        <InPlace label="Loading the logs">
          <StationLogs systemId={id} readAt={asOf} canDownload={overview.viewerCanReadLogs} />
        </InPlace>
      </Card>
      <Card title={`${texts.links} (${overview.linkCount.toLocaleString("en")})`}>
        <InPlace label="Loading the links">
          <LinkedPeople systemId={id} readAt={asOf} />
        </InPlace>
      </Card>
      <Card title={`${texts.licences} (${licences.length.toLocaleString("en")})`}>
        <Licences overview={overview} />
      </Card>
      <Card>
        <Stack gap={4}>
          <SystemFacts system={system} />
          <ReleaseKeys keys={overview.releaseKeys ?? null} />
        </Stack>
      </Card>
    </Stack>
  );
}

/** The keys with which the simulator verifies software, so that staff can compare them with the key of a package. */
function ReleaseKeys({ keys }: { readonly keys: readonly string[] | null }) {
  return (
    <Stack gap={1}>
      <Heading level={3}>{texts.releaseKeys}</Heading>
      {keys === null || keys.length === 0 ? (
        <Text size="small" tone="muted">
          {keys === null ? texts.releaseKeysUnknown : texts.noReleaseKeys}
        </Text>
      ) : (
        <ul className={css.list}>
          {keys.map((key) => (
            <li key={key} className={css.entry}>
              <Text as="span" size="small">
                {key}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function InPlace({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return <Section placeholder={<Skeleton lines={4} label={label} />}>{children}</Section>;
}

/** Says when something was read or reported. */
function AsOf({ at }: { readonly at: string }) {
  return (
    <>
      {`${texts.asOf} `}
      <Moment at={at} />
    </>
  );
}

function Session({ overview, onEnded }: { readonly overview: Overview; readonly onEnded: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  const { session, system, id } = overview;
  if (session == null) return <Text tone="muted">{texts.nobody}</Text>;
  return (
    <Stack gap={3}>
      <Text weight="medium">{session.person}</Text>
      <Text size="small" tone="muted" figures="tabular">
        {"Since "}
        <Moment at={session.signedInAt} />
        {" · last used "}
        <Moment at={session.lastUsedAt} />
        {" · until "}
        <Moment at={session.expiresAt} />
        {" at the latest"}
      </Text>
      <div>
        <Button onPress={() => setConfirming(true)}>{texts.signOut}</Button>
      </div>
      {isConfirming && (
        <SignOutQuestion
          systemId={id}
          session={session}
          station={`${system.name}, ${system.serviceTag}`}
          onEnded={onEnded}
          onClose={() => setConfirming(false)}
        />
      )}
    </Stack>
  );
}

/** The number of licences that are shown before the viewer requests the rest. */
const shownLicences = 20;

function Licences({ overview: { licences, licencesAt } }: { readonly overview: Overview }) {
  const [isWhole, setWhole] = useState(false);
  if (licences.length === 0) return <Text tone="muted">{texts.noLicences}</Text>;
  const shown = isWhole ? licences : licences.slice(0, shownLicences);
  return (
    <Stack gap={3}>
      <ul className={css.list}>
        {shown.map(({ module, exercise, validUntil }) => (
          <li key={`${module} ${exercise ?? ""} ${validUntil ?? ""}`} className={css.entry}>
            <Text as="span">{exercise == null ? module : `${module}, ${exercise}`}</Text>
            <Text as="span" size="small" tone="muted" figures="tabular">
              {validUntil == null
                ? texts.noEnd
                : texts.validUntil(showDay(validUntil), validUntil < localDay())}
            </Text>
          </li>
        ))}
      </ul>
      {shown.length < licences.length && (
        <div>
          <Button onPress={() => setWhole(true)}>{`Show all ${licences.length.toLocaleString("en")}`}</Button>
        </div>
      )}
      {licencesAt != null && (
        <Text size="small" tone="muted" figures="tabular">
          <AsOf at={licencesAt} />
        </Text>
      )}
    </Stack>
  );
}
