import { cloudSessionTexts } from "@cathedra/domain";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type { OwnCase_query$key } from "../../__generated__/OwnCase_query.graphql.ts";
import type { OwnCasePollQuery } from "../../__generated__/OwnCasePollQuery.graphql.ts";
import { StaleNotice } from "../../features/poll/StaleNotice.tsx";
import { usePoll } from "../../features/poll/use-poll.ts";
import { sayShutdown, sayWithdrawn } from "../../features/room/say-shutdown.ts";
import { CaseRoom } from "./CaseRoom.tsx";
import { CaseStarting } from "./CaseStarting.tsx";
import { type Before, type CaseSession, caseSession } from "./case-session.ts";

/** How often a start that goes on is asked for (4.018). */
const startMs = 2000;
/** How often a room asks whether its session is still there: its frame tells at once, while it is connected. */
const roomMs = 10_000;
/** A case can be started in another tab, and an event end. */
const restMs = 60_000;

/** What the person has started: its room, or why there is none (4.021, X32). */
export function OwnCase({ query }: { readonly query: OwnCase_query$key }) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { getVmAssignedToMe: machine, singleUserCloudCaseExtendableUntil: extendableUntil } = useFragment(
    graphql`
      fragment OwnCase_query on Query {
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
      }
    `,
    query,
  );
  const [before, setBefore] = useState<Before | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const session = caseSession(machine, before);
  if (session.kind === "running" || session.kind === "starting") {
    const shown = { sessionId: session.sessionId, hasBegun: session.kind === "running" };
    if (before?.sessionId !== shown.sessionId || before.hasBegun !== shown.hasBegun) setBefore(shown);
  }

  const refresh = () =>
    fetchQuery<OwnCasePollQuery>(
      environment,
      graphql`
        query OwnCasePollQuery {
          ...OwnCase_query
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise();
  const polled = usePoll(pauseOf(session), refresh);

  const isOver = session.kind === "over" && !isLeaving;
  const hasFailed = session.kind === "over" && session.hasFailed;
  useEffect(() => {
    if (!isOver) return;
    if (before !== null) void sayShutdown(hasFailed ? "failed" : "ended", before.sessionId);
    void navigate("/", { replace: true });
  }, [isOver, hasFailed, before, navigate]);

  const isWithdrawn = session.kind === "withdrawn" && !isLeaving;
  useEffect(() => {
    if (!isWithdrawn) return;
    if (before !== null) void sayWithdrawn(before.sessionId);
    void navigate("/cloud-cases", { replace: true });
  }, [isWithdrawn, before, navigate]);

  if (session.kind === "running" && machine != null) {
    return (
      <CaseRoom
        machine={machine}
        extendableUntil={extendableUntil}
        onChanged={() => void refresh().catch(() => undefined)}
        onLeaving={() => setLeaving(true)}
      />
    );
  }
  if (session.kind === "starting" && machine != null) {
    const toCases = () => {
      setLeaving(true);
      void navigate("/cloud-cases", { replace: true });
    };
    return (
      <Stack gap={4}>
        <StaleNotice {...polled} />
        <CaseStarting machine={machine} onCancelled={toCases} />
      </Stack>
    );
  }
  if (session.kind === "event") {
    return (
      <Card title={cloudSessionTexts.eventElsewhere}>
        <EmptyState
          action={
            <LinkButton href={`/cloud-event/${session.voucherId}`}>{cloudSessionTexts.toEvent}</LinkButton>
          }
        >
          {cloudSessionTexts.eventHasItsRoom}
        </EmptyState>
      </Card>
    );
  }
  if (session.kind !== "none") return null;
  return (
    <Card title={cloudSessionTexts.permissionDenied}>
      <EmptyState action={<LinkButton href="/cloud-cases">Cloud Cases</LinkButton>}>
        {cloudSessionTexts.whoseRoom}
      </EmptyState>
    </Card>
  );
}

function pauseOf({ kind }: CaseSession): number {
  if (kind === "running") return roomMs;
  return kind === "starting" ? startMs : restMs;
}
