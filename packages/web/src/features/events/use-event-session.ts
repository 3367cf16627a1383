import {
  eventBadge,
  eventDialog,
  eventEnd,
  eventNow,
  isMachineStatus,
  openForStart,
  type SimulatorDialog,
  startWindow,
} from "@cathedra/domain/cloud";
import { type AppErrorCode, eventStartFailure } from "@cathedra/domain/messages";
import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type {
  useEventSession_event$data,
  useEventSession_event$key,
} from "../../__generated__/useEventSession_event.graphql.ts";
import type { useEventSessionQuery } from "../../__generated__/useEventSessionQuery.graphql.ts";
import { ApiError, getCode } from "../../relay/errors.ts";
import { useNow } from "../poll/use-now.ts";
import { type Polled, usePoll } from "../poll/use-poll.ts";
import { useWithdrawnStart } from "../room/use-withdrawn-start.ts";
import {
  type EventMemory,
  emptyEventMemory,
  failureUntilNextStart,
  updateEventMemory,
} from "./event-memory.ts";
import { listedEvent } from "./listed-event.ts";
import { useEventActions } from "./use-event-actions.ts";

/** Why a start failed, as text; if it was refused, with the error code. */
type Failure = { readonly text: string; readonly code?: AppErrorCode | undefined };

type Machine = NonNullable<useEventSession_event$data["vm"]>;

/** The session of an event, and the person's actions on it (3.012-3.019). */
export type EventSession = {
  readonly event: useEventSession_event$data;
  readonly machine: Machine | null;
  /** How soon the event begins, or how late it is; null when that is more than an hour, or when it has started or is over. */
  readonly clock: string | null;
  readonly dialog: SimulatorDialog;
  /** The text while there is no session: when it can be started, or who can start it. */
  readonly ahead: { readonly kind: "opens"; readonly at: number } | { readonly kind: "waits" } | null;
  readonly pending: "start" | "cancel" | "end" | null;
  /** Whether this person has ended the session in this window; later messages about the end are then not shown. */
  readonly hasEnded: boolean;
  /** Whether an organizer has started the event at any time. */
  readonly hasStarted: boolean;
  /** Whether the link to the report is shown: to organizers, from the event's time on (`eventReport`). */
  readonly isReportOffered: boolean;
  /** The last lost session, until another session begins (0063). */
  readonly lost: NonNullable<useEventSession_event$data["lostSession"]> | null;
  /** How the last start or session ended without success, as far as this browser knows. */
  readonly fate: EventMemory["fate"];
  /** Why the last start of the event was refused. */
  readonly failure: Failure | null;
  /**
   * The message that another organizer started the event with a different case than the one chosen here; shown until the person's
   * next action.
   */
  readonly overtaken: string | null;
  /** Whether the event was cancelled. */
  readonly isCancelled: boolean;
  /** Whether the event was deleted, or the person removed from it, while it was shown. */
  readonly isGone: boolean;
  /** The age of the data that is shown. */
  readonly polled: Polled;
  readonly caseId: string;
  readonly chooseCase: (caseId: string) => void;
  /** Reads the event at once instead of waiting for the next poll. */
  readonly refresh: () => Promise<unknown>;
  readonly start: () => Promise<void>;
  /** Starts the event; rejects if the request failed. The same applies to `cancel` and `end`. */
  readonly cancel: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/** The usual interval of polling, in milliseconds (3.022). */
const usualMs = 15_000;
/** The interval of polling during a start, in milliseconds. */
const quickMs = 2000;
/** The interval of polling while people wait for a machine after a loss, in milliseconds. */
const lostMs = 5000;

/**
 * An event with its session, polled every 15 seconds, and every 2 seconds while it starts. `onStarted` is called once a session
 * has begun that this person started in this window (3.018).
 */
export function useEventSession(key: useEventSession_event$key, onStarted: () => void): EventSession {
  const event = useFragment(
    graphql`
      fragment useEventSession_event on EventResourceAccessVoucher {
        id
        name
        eventAt
        durationInSeconds
        archivedAt
        hasStarted
        viewerRole
        modules {
          moduleId
          name
          cases {
            caseId
            name
          }
        }
        vm {
          id
          ...eventMachine_vm @relay(mask: false)
        }
        lostSession {
          session_id
          reason
          lost_at
        }
      }
    `,
    key,
  );
  const { isGone, ask } = useRefetch(event.id);
  const now = useNow(5000);
  const acts = useEventActions(event.id);
  const [pending, setPending] = useState<EventSession["pending"]>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const [choice, setChoice] = useState<{ readonly caseId: string; readonly after: string | null }>();
  const [memory, setMemory] = useState(emptyEventMemory);
  const [isAwaited, setAwaited] = useState(false);
  const [hasEnded, setEnded] = useState(false);

  const machine = event.vm ?? null;
  const status = machine !== null && isMachineStatus(machine.status) ? machine.status : null;
  const life = { ...listedEvent(event), hasStarted: event.hasStarted };
  const isOrganizer = event.viewerRole === "ORGANIZER";
  const dialog = eventDialog(status === null ? null : { status, hasSession: machine?.session_id != null }, {
    isOrganizer,
    isOpen: openForStart(life, now).ok,
  });
  const isOnItsWay = eventBadge(life, status, now) === "Starting";
  const isCancelled = life.archivedAt !== null;
  const isOver = machine === null && (isCancelled || now >= eventEnd(life));
  const isLost = event.lostSession != null && status !== "started";
  const polled = usePoll(isGone || isOver ? null : isOnItsWay ? quickMs : isLost ? lostMs : usualMs, ask);

  useWithdrawnStart(machine, (text) => setFailure({ text }));

  // Called only for the person who pressed Start in this window; others are offered to join.
  const begun = useEffectEvent(onStarted);
  const hasBegun = isAwaited && status === "started";
  useEffect(() => {
    if (hasBegun) begun();
  }, [hasBegun]);

  const cases = event.modules.flatMap(({ moduleId, cases: own }) =>
    own.map(({ caseId }) => ({ moduleId, caseId })),
  );
  const remembered = updateEventMemory(memory, machine);
  if (remembered !== memory) setMemory(remembered);
  const shownFailure = failureUntilNextStart(failure, machine);
  if (shownFailure !== failure) setFailure(shownFailure);
  // The last case is preselected unless the person has chosen one since.
  const { caseId: ran } = remembered;
  const wanted = choice?.after === ran ? choice.caseId : ran;
  const toStart = cases.find(({ caseId }) => caseId === wanted) ?? cases[0];
  const { opensAt } = startWindow(life);
  return {
    event,
    clock: eventNow(life, status, now).starts,
    machine,
    dialog,
    ahead: machine !== null || isOver ? null : decideAhead(isOrganizer, now < opensAt ? opensAt : null),
    pending,
    hasEnded,
    hasStarted: event.hasStarted,
    isReportOffered: isOrganizer && machine === null && event.hasStarted,
    lost: (machine?.status === "started" ? null : event.lostSession) ?? null,
    fate: remembered.fate,
    failure: shownFailure,
    overtaken: machine === null ? null : overtaken,
    isCancelled,
    isGone,
    polled,
    caseId: toStart?.caseId ?? "",
    chooseCase: (caseId) => setChoice({ caseId, after: ran }),
    refresh: () => ask().catch(() => undefined),
    start: async () => {
      if (toStart === undefined) return;
      setPending("start");
      setFailure(null);
      setOvertaken(null);
      try {
        await acts.start(toStart);
        setAwaited(true);
      } catch (error) {
        const code = getCode(error);
        if (error instanceof ApiError && code === "EVENT_STARTED_OTHERWISE") setOvertaken(error.message);
        else setFailure({ text: eventStartFailure(code), code });
        await ask().catch(() => undefined);
      }
      setPending(null);
    },
    cancel: async () => {
      setPending("cancel");
      try {
        await acts.cancel();
        await ask().catch(() => undefined);
      } finally {
        setPending(null);
      }
    },
    end: async () => {
      setPending("end");
      try {
        // Set before the request, because the room may report the end before the portal answers.
        setEnded(true);
        await acts.end();
        await ask().catch(() => undefined);
      } catch (error) {
        setEnded(false);
        throw error;
      } finally {
        setPending(null);
      }
    },
  };
}

/**
 * Everything that pages read about the simulator of an event, because polling may return simulators that are not in the store.
 */
void graphql`
  fragment eventMachine_vm on CloudCaseVM {
    id
    url
    status
    reason
    detail
    session_id
    case_id
    claimed_at
    session_ends_at
    usual_power_on_in_seconds
    reports_missing_since
  }
`;

function decideAhead(isOrganizer: boolean, opensAt: number | null): EventSession["ahead"] {
  if (!isOrganizer) return { kind: "waits" };
  return opensAt === null ? null : { kind: "opens", at: opensAt };
}

/** Refetches the event; when the person can no longer see it, that is remembered. */
function useRefetch(voucherId: number) {
  const environment = useRelayEnvironment();
  const [isGone, setGone] = useState(false);
  const ask = async () => {
    try {
      await fetchQuery<useEventSessionQuery>(
        environment,
        graphql`
          query useEventSessionQuery($voucherId: Int!) {
            getEventResourceAccessVoucherById(voucherId: $voucherId) {
              id
              ...useEventSession_event
              # Its organizers may change all of it while it is looked at.
              ...EventCard_event
              ...EventDialog_event
              users {
                keycloak_id
                first_name
                last_name
              }
            }
          }
        `,
        { voucherId },
        { fetchPolicy: "network-only" },
      ).toPromise();
    } catch (error) {
      if (getCode(error) === "NOT_FOUND") setGone(true);
      throw error;
    }
  };
  return { isGone, ask };
}
