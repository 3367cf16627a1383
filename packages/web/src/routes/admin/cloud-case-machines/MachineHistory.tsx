import { getDisplayGroup } from "@cathedra/domain/cloud";
import { machineTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Stack } from "@cathedra/ui-kit/Stack";
import { StateChain } from "@cathedra/ui-kit/StateChain";
import { useRef, useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import { readInlineData } from "relay-runtime";
import type { MachineHistory_change$key } from "../../../__generated__/MachineHistory_change.graphql.ts";
import type { MachineHistoryEarlierQuery } from "../../../__generated__/MachineHistoryEarlierQuery.graphql.ts";
import type { MachineHistoryQuery } from "../../../__generated__/MachineHistoryQuery.graphql.ts";
import { announce } from "../../../shell/announcements.ts";
import { getDetails, getTone } from "../machine-texts.ts";
import * as css from "./Fleet.css.ts";
import { mergeHistory } from "./merge-history.ts";
import type { Machine } from "./use-fleet.ts";

/** The number of earlier changes that one press loads. */
const pageSize = 24;

const getChange = (key: MachineHistory_change$key) =>
  readInlineData(
    graphql`
      fragment MachineHistory_change on CloudCaseVMChange @inline {
        id
        updated_at
        prev_status
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
    `,
    key,
  );

/** The history of a machine, extended backwards on request (4.039). */
export function MachineHistory({ machine }: { readonly machine: Machine }) {
  const environment = useRelayEnvironment();
  const { id, name, status, status_since: since } = machine;
  const { cloudCaseVMHistory: history } = useLazyLoadQuery<MachineHistoryQuery>(
    graphql`
      query MachineHistoryQuery($vmId: ID!) {
        cloudCaseVMHistory(vmId: $vmId, limit: 12) {
          ...MachineHistory_change
        }
      }
    `,
    { vmId: id },
    // The history of a machine is refetched at each change that polling finds; the old entries stay in the meantime.
    { fetchPolicy: "store-and-network", fetchKey: `${status} ${since}` },
  );
  const [kept, setChanges] = useState<readonly ReturnType<typeof getChange>[]>([]);
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const changes = mergeHistory(history.map(getChange), kept);
  // Entries that were loaded before stay, while the latest ones are updated.
  if (kept.length > 0 && changes.length !== kept.length) setChanges(changes);
  const first = changes.at(-1);

  const showEarlier = async () => {
    if (first === undefined) return;
    setPending(true);
    setFailed(false);
    try {
      const answer = await fetchQuery<MachineHistoryEarlierQuery>(
        environment,
        graphql`
          query MachineHistoryEarlierQuery($vmId: ID!, $before: ID, $limit: Int) {
            cloudCaseVMHistory(vmId: $vmId, before: $before, limit: $limit) {
              ...MachineHistory_change
            }
          }
        `,
        { vmId: id, before: first.id, limit: pageSize },
        { fetchPolicy: "network-only" },
      ).toPromise();
      const earlier = answer?.cloudCaseVMHistory.map(getChange) ?? [];
      setChanges([...changes, ...earlier]);
      announce(machineTexts.earlierShown(earlier.length));
      // At the machine's first entry the button disappears, so the focus is moved.
      if (earlier.at(-1)?.prev_status == null) place.current?.focus();
    } catch {
      setFailed(true);
    }
    setPending(false);
  };

  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <Stack gap={2}>
        {first?.prev_status != null && (
          <div>
            <Button size="small" variant="quiet" isPending={isPending} onPress={() => void showEarlier()}>
              {machineTexts.earlier}
            </Button>
          </div>
        )}
        {hasFailed && <Banner tone="danger">{machineTexts.earlierFailed}</Banner>}
        <StateChain
          label={`History of ${name}, oldest first`}
          links={changes.toReversed().map((change) => ({
            key: change.id,
            label: getDisplayGroup(change.new_status).label,
            tone: getTone(change.new_status),
            details: getDetails(change),
          }))}
        />
      </Stack>
    </div>
  );
}
