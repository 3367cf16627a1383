import { cloudRoomTexts, cloudSessionTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type { OwnCasePage_query$key } from "../../__generated__/OwnCasePage_query.graphql.ts";
import type { OwnCasePagePollQuery } from "../../__generated__/OwnCasePagePollQuery.graphql.ts";
import { StaleNotice } from "../../features/poll/StaleNotice.tsx";
import { useDelayedFlag } from "../../features/poll/use-delayed-flag.ts";
import { usePoll } from "../../features/poll/use-poll.ts";
import { announceShutdown, announceWithdrawn } from "../../features/room/announce-shutdown.ts";
import type { Shutdown } from "../../features/room/connect-room.ts";
import { CaseHead } from "./CaseHead.tsx";
import { CaseRoom } from "./CaseRoom.tsx";
import { CaseStarting } from "./CaseStarting.tsx";
import { type Before, type CaseSession, caseSession } from "./case-session.ts";
import { LostCase } from "./LostCase.tsx";

/** How often a running start is polled (4.018), in milliseconds. */
const startMs = 2000;
/** The interval at which a room checks that its session exists: its frame reports an end at once while it is connected. */
const roomMs = 10_000;
/** The interval of polling in milliseconds between the room's report of its end and the portal's reason. */
const closingMs = 1000;
const closedMs = 6000;
/** The usual interval of polling in milliseconds, because a case can be started in another tab, and an event can end. */
const restMs = 60_000;

/** The room of the case that the person has started, or the reason why there is none (4.021, X32). */
export function OwnCasePage({ query }: { readonly query: OwnCasePage_query$key }) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const {
    getVmAssignedToMe: machine,
    singleUserCloudCaseExtendableUntil: extendableUntil,
    lostCloudCaseSession: lost,
  } = useFragment(
    graphql`
      fragment OwnCasePage_query on Query {
        getVmAssignedToMe {
          id
          status
          session_id
          is_event
          session_ends_at
          voucher_id
          ...ownMachine_vm
          ...CaseRoom_machine
          ...CaseStarting_machine
        }
        singleUserCloudCaseExtendableUntil
        lostCloudCaseSession {
          session_id
          ...LostCase_session
        }
      }
    `,
    query,
  );
  const [before, setBefore] = useState<Before | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [closed, setClosed] = useState<{ readonly id: string; readonly why: Shutdown } | null>(null);
  const session = caseSession(machine, before, {
    lost: lost?.session_id ?? null,
    closed: closed?.id ?? null,
  });
  if (session.kind === "running" || session.kind === "starting") {
    const shown = { sessionId: session.sessionId, hasBegun: session.kind === "running" };
    if (before?.sessionId !== shown.sessionId || before.hasBegun !== shown.hasBegun) setBefore(shown);
  }

  const refresh = () =>
    fetchQuery<OwnCasePagePollQuery>(
      environment,
      graphql`
        query OwnCasePagePollQuery {
          ...OwnCasePage_query
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise();
  const polled = usePoll(getPause(session), refresh);

  const isGivenUp = useDelayedFlag(session.kind === "closing", closedMs);
  const isOver = (session.kind === "over" || isGivenUp) && !isLeaving;
  const why = session.kind === "over" && session.hasFailed ? "failed" : (closed?.why ?? "ended");
  useEffect(() => {
    if (!isOver) return;
    if (before !== null) void announceShutdown(why, before.sessionId);
    void navigate("/", { replace: true });
  }, [isOver, why, before, navigate]);

  const isWithdrawn = session.kind === "withdrawn" && !isLeaving;
  useEffect(() => {
    if (!isWithdrawn) return;
    if (before !== null) void announceWithdrawn(before.sessionId);
    void navigate("/cloud-cases", { replace: true });
  }, [isWithdrawn, before, navigate]);

  if (session.kind === "running" && machine != null) {
    return (
      <CaseRoom
        machine={machine}
        extendableUntil={extendableUntil}
        onChanged={() => void refresh().catch(() => undefined)}
        onLeaving={() => setLeaving(true)}
        onShutdown={(reason) => {
          setClosed({ id: session.sessionId, why: reason });
          void refresh().catch(() => undefined);
        }}
      />
    );
  }
  if (session.kind === "closing") {
    return (
      <CaseHead>
        <output>{cloudRoomTexts.ended}</output>
      </CaseHead>
    );
  }
  if (session.kind === "lost" && lost != null) {
    return (
      <CaseHead>
        <LostCase session={lost} />
      </CaseHead>
    );
  }
  if (session.kind === "starting" && machine != null) {
    const toCases = () => {
      setLeaving(true);
      void navigate("/cloud-cases", { replace: true });
    };
    return (
      <CaseHead>
        <Stack gap={4}>
          <StaleNotice {...polled} />
          <CaseStarting machine={machine} onCancelled={toCases} />
        </Stack>
      </CaseHead>
    );
  }
  if (session.kind === "event") {
    return (
      <CaseHead>
        <Card title={cloudSessionTexts.eventElsewhere}>
          <EmptyState
            action={
              <LinkButton href={`/cloud-event/${session.voucherId}`}>{cloudSessionTexts.toEvent}</LinkButton>
            }
          >
            {cloudSessionTexts.eventHasItsRoom}
          </EmptyState>
        </Card>
      </CaseHead>
    );
  }
  if (session.kind !== "none") return null;
  return (
    <CaseHead>
      <Card title={cloudSessionTexts.permissionDenied}>
        <EmptyState action={<LinkButton href="/cloud-cases">Cloud Cases</LinkButton>}>
          {cloudSessionTexts.whoseRoom}
        </EmptyState>
      </Card>
    </CaseHead>
  );
}

function getPause({ kind }: CaseSession): number {
  if (kind === "closing") return closingMs;
  if (kind === "running") return roomMs;
  return kind === "starting" ? startMs : restMs;
}
