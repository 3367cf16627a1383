import { caseStartFailure, cloudSessionTexts } from "@cathedra/domain/messages";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useCaseStartMutation } from "../../__generated__/useCaseStartMutation.graphql.ts";
import { getCode } from "../../relay/errors.ts";
import { type Polled, usePoll } from "../poll/use-poll.ts";
import { useWithdrawnStart } from "../room/use-withdrawn-start.ts";
import { type CaseOfMachine, isFor, isWaiting } from "./is-waiting-for-start.ts";
import { type Fleet, getOwnMachine, type OwnMachine, readFleet, readOwnMachine } from "./own-machine.ts";
import { announceStarting } from "./start-toast.ts";

/** The poll intervals in milliseconds: during a start (4.018), while waiting for a simulator, and otherwise. */
const startMs = 2000;
const waitMs = 5000;
const restMs = 20_000;

export type CaseStart = {
  /** The availability of machines; null while it is not known yet. */
  readonly fleet: Fleet | null;
  /** Whether reading the running session failed. */
  readonly isUnknown: boolean;
  /** The state of polling: how old the shown data is, and how to refresh it. */
  readonly polled: Polled;
  /** The message of a failed start (4.023-4.025); null if none failed. */
  readonly failure: string | null;
  readonly isAsking: boolean;
  readonly start: (voucherId: number) => void;
  readonly refresh: () => Promise<void>;
};

/**
 * Starts one case, and polls its machine while the dialog is open; `onStarted` is called once people can enter the room (4.013).
 */
export function useCaseStart(of: CaseOfMachine, onStarted: () => void): CaseStart {
  const [fleet, setFleet] = useState<Fleet | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Whether a start of this case was requested, in this window or earlier. */
  const [isAwaited, setAwaited] = useState(false);
  const [commit, isAsking] = useMutation<useCaseStartMutation>(graphql`
    mutation useCaseStartMutation($moduleId: String!, $caseId: String!, $voucherId: Int!) {
      startSingleUserCloudCase(moduleId: $moduleId, caseId: $caseId, voucherId: $voucherId) {
        ...ownMachine_vm
      }
    }
  `);
  const machine = fleet?.machine ?? null;
  const isGoingOn = isFor(machine, of) && isWaiting(machine);
  if (isGoingOn && !isAwaited) setAwaited(true);

  const follow = (next: OwnMachine | null) => setFleet((before) => before && { ...before, machine: next });
  const applyFleet = (read: Fleet | null) => {
    if (read !== null) setFleet(read);
    setUnknown(read === null);
  };
  const refresh = async () => applyFleet(await readFleet().catch(() => null));
  const learn = useEffectEvent(applyFleet);
  useEffect(() => {
    let isHere = true;
    void readFleet()
      .catch(() => null)
      .then((read) => {
        if (isHere) learn(read);
      });
    return () => {
      isHere = false;
    };
  }, []);
  const isBlocked = fleet !== null && !fleet.isAvailable && !isGoingOn;
  const polled = usePoll(isGoingOn ? startMs : isBlocked ? waitMs : restMs, async () =>
    isGoingOn ? follow(await readOwnMachine()) : applyFleet(await readFleet()),
  );

  useWithdrawnStart(isFor(machine, of) || machine === null ? machine : null, setFailure);

  const isIn = isAwaited && isFor(machine, of) && machine?.status === "started";
  const arrive = useEffectEvent(onStarted);
  useEffect(() => {
    if (isIn) arrive();
  }, [isIn]);

  const start = (voucherId: number) => {
    setFailure(null);
    commit({
      variables: { moduleId: of.moduleId, caseId: of.caseId, voucherId },
      onCompleted: ({ startSingleUserCloudCase: given }) => {
        announceStarting(cloudSessionTexts.caseStarting);
        follow(getOwnMachine(given));
      },
      onError: (error) => {
        setFailure(caseStartFailure(getCode(error)));
        void refresh();
      },
    });
  };
  return { fleet, isUnknown, polled, failure, isAsking, start, refresh };
}
