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
import { usePoll } from "../../../features/poll/use-poll.ts";
import * as css from "./Fleet.css.ts";
import { MachineCard } from "./MachineCard.tsx";
import { MakeReady } from "./MakeReady.tsx";

/** (4.031) */
const refreshMs = 10_000;

/** The machines by what they are doing (4.031, X41). */
export function Fleet({ query }: { readonly query: Fleet_query$key }) {
  const environment = useRelayEnvironment();
  const [failure, setFailure] = useState<string | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const { cloudCaseVMs: machines, cloudCaseVMReadiness: readiness } = useFragment(
    graphql`
      fragment Fleet_query on Query {
        cloudCaseVMs {
          id
          status
          ...MachineCard_machine
        }
        cloudCaseVMReadiness {
          ...MakeReady_readiness
        }
      }
    `,
    query,
  );
  const refresh = async () => {
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
    setNow(Date.now());
  };
  usePoll(refreshMs, refresh);
  const place = useRef<HTMLDivElement>(null);
  /** What moves to another group, or goes, takes the focus with it: then it goes to where the machine is, or to the fleet. */
  const showChanged = async (id?: string) => {
    await refresh();
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      (document.getElementById(`machine-${id}`) ?? place.current)?.focus();
    });
  };

  if (machines.length === 0) return <EmptyState>{machineTexts.none}</EmptyState>;
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <Stack gap={8}>
        {failure !== null && (
          <Banner tone="danger" onDismiss={() => setFailure(null)}>
            {failure}
          </Banner>
        )}
        <MakeReady
          readiness={readiness}
          onActing={() => setFailure(null)}
          onFailed={setFailure}
          onChanged={showChanged}
        />
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
                  <CountBadge count={group.length} label={`${group.length} machines`} />
                </Inline>
                <Grid columns={2}>
                  {group.map((machine) => (
                    <div key={machine.id} id={`machine-${machine.id}`} tabIndex={-1} className={css.place}>
                      <MachineCard
                        machine={machine}
                        now={now}
                        onActing={() => setFailure(null)}
                        onFailed={setFailure}
                        onChanged={showChanged}
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
