import { displayGroupOf, displayGroups, machineTexts } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { CountBadge } from "@cathedra/ui-kit/CountBadge";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useRef, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { Fleet_query$key } from "../../../__generated__/Fleet_query.graphql.ts";
import type { FleetPollQuery } from "../../../__generated__/FleetPollQuery.graphql.ts";
import { StaleNotice } from "../../../features/poll/StaleNotice.tsx";
import { usePoll } from "../../../features/poll/use-poll.ts";
import * as css from "./Fleet.css.ts";
import { MachineCard } from "./MachineCard.tsx";
import { MakeReady } from "./MakeReady.tsx";

/** (4.031) */
const refreshMs = 10_000;

/** What did not work, and where: on a machine, or on all (null). */
type Failure = { readonly machine: string | null; readonly words: string };

/** The machines by what they are doing (4.031, X41). */
export function Fleet({ query }: { readonly query: Fleet_query$key }) {
  const environment = useRelayEnvironment();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [readAt, setReadAt] = useState(() => Date.now());
  const { cloudCaseVMs: machines, cloudCaseVMReadiness: readiness } = useFragment(
    graphql`
      fragment Fleet_query on Query {
        cloudCaseVMs {
          id
          status
          ...MachineCard_machine
        }
        cloudCaseVMReadiness {
          eventsWithoutMachineAfterRemoval
          ...MakeReady_readiness
        }
      }
    `,
    query,
  );
  const polled = usePoll(refreshMs, async () => {
    await fetchQuery<FleetPollQuery>(
      environment,
      graphql`
        query FleetPollQuery {
          ...Fleet_query
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise();
    setReadAt(Date.now());
  });
  const place = useRef<HTMLDivElement>(null);
  /** What moves to another group, or goes, takes the focus with it: then it goes to where the machine is, or to the fleet. */
  const showChanged = async (id?: string) => {
    await polled.refresh();
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      (document.getElementById(`machine-${id}`) ?? place.current)?.focus();
    });
  };
  const failureAt = (id: string | null) => (failure?.machine === id ? failure.words : null);
  const actingAt = (machine: string | null) => ({
    onActing: () => setFailure(null),
    onFailed: (words: string) => setFailure({ machine, words }),
    failure: failureAt(machine),
  });
  // Of a machine that has left the fleet meanwhile there is no card to say it on.
  const isHomeless = failure?.machine != null && machines.every((machine) => machine.id !== failure.machine);

  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <Stack gap={8}>
        <StaleNotice {...polled} />
        {isHomeless && (
          <Banner tone="danger" onDismiss={() => setFailure(null)}>
            {failure.words}
          </Banner>
        )}
        {machines.length === 0 && <EmptyState>{machineTexts.none}</EmptyState>}
        {machines.length > 0 && (
          <MakeReady readiness={readiness} onChanged={showChanged} {...actingAt(null)} />
        )}
        {displayGroups.map(({ key, label }) => {
          const group = machines.filter(({ status }) => displayGroupOf(status).key === key);
          if (group.length === 0) return null;
          return (
            <section key={key} aria-labelledby={`machines-${key}`}>
              <Stack gap={4}>
                <Inline gap={2}>
                  <Heading level={2} id={`machines-${key}`}>
                    {label}
                  </Heading>
                  <CountBadge count={group.length} label={machineTexts.count(group.length)} />
                </Inline>
                <Grid columns={2}>
                  {group.map((machine) => (
                    <div key={machine.id} id={`machine-${machine.id}`} tabIndex={-1} className={css.cell}>
                      <MachineCard
                        machine={machine}
                        readAt={readAt}
                        isOld={polled.staleSince !== null}
                        eventsLost={readiness.eventsWithoutMachineAfterRemoval}
                        onChanged={showChanged}
                        onDismiss={() => {
                          setFailure(null);
                          document.getElementById(`machine-${machine.id}`)?.focus();
                        }}
                        {...actingAt(machine.id)}
                      />
                    </div>
                  ))}
                </Grid>
              </Stack>
            </section>
          );
        })}
      </Stack>
    </div>
  );
}
