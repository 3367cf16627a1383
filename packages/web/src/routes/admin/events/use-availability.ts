import { useCallback, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type {
  useAvailabilityQuery,
  useAvailabilityQuery$data,
} from "../../../__generated__/useAvailabilityQuery.graphql.ts";
import { usePoll } from "../../../features/poll/use-poll.ts";

/** The facts of the event that determine its simulator. */
export type EnteredTime = {
  readonly customerId: number;
  readonly eventAt: string;
  readonly durationInSeconds: number;
  /** The event that would be moved, whose own simulator is not counted. */
  readonly voucherId: number | null;
};

export type Availability =
  | { readonly status: "none" }
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | ({ readonly status: "ready" } & useAvailabilityQuery$data["eventAvailability"]);

type Answered = { readonly key: string; readonly availability: Availability };

/**
 * The delay after the last change of the form, in milliseconds. The request is also repeated, because other people create events
 * too.
 */
const afterChangeMs = 300;
const everyMs = 15_000;

/** The simulators that are free for an event at present (X64, X65); null while no time is chosen. */
export function useAvailability(
  enteredTime: EnteredTime | null,
): readonly [availability: Availability, askAgain: () => Promise<void>] {
  const environment = useRelayEnvironment();
  const [answered, setAnswered] = useState<Answered>();
  const key = enteredTime === null ? null : JSON.stringify(enteredTime);
  const ask = useCallback(async () => {
    if (key === null) return;
    const variables = JSON.parse(key) as EnteredTime;
    try {
      const answer = await fetchQuery<useAvailabilityQuery>(
        environment,
        graphql`
          query useAvailabilityQuery(
            $customerId: Int!
            $eventAt: DateTime!
            $durationInSeconds: Int!
            $voucherId: Int
          ) {
            eventAvailability(
              customerId: $customerId
              eventAt: $eventAt
              durationInSeconds: $durationInSeconds
              voucherId: $voucherId
            ) {
              freeMachines
              machines
              nextStarts
            }
          }
        `,
        variables,
        { fetchPolicy: "network-only" },
      ).toPromise();
      if (answer !== undefined)
        setAnswered({ key, availability: { status: "ready", ...answer.eventAvailability } });
    } catch {
      setAnswered({ key, availability: { status: "failed" } });
    }
  }, [environment, key]);
  useEffect(() => {
    const timer = setTimeout(() => void ask(), afterChangeMs);
    return () => clearTimeout(timer);
  }, [ask]);
  usePoll(key === null ? null : everyMs, ask);
  if (key === null) return [{ status: "none" }, ask];
  return [answered?.key === key ? answered.availability : { status: "loading" }, ask];
}
