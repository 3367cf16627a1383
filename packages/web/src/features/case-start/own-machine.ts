import { fetchQuery, graphql } from "react-relay/hooks";
import { readInlineData } from "relay-runtime";
import type { ownMachine_vm$data, ownMachine_vm$key } from "../../__generated__/ownMachine_vm.graphql.ts";
import type { ownMachineAvailabilityQuery } from "../../__generated__/ownMachineAvailabilityQuery.graphql.ts";
import type { ownMachinePollQuery } from "../../__generated__/ownMachinePollQuery.graphql.ts";
import { environment } from "../../relay/environment.ts";

/** The machine of the person's start or session. */
export type OwnMachine = ownMachine_vm$data;

export type Fleet = {
  readonly machine: OwnMachine | null;
  /** Whether a machine is available for an hour (4.016, 4.019). */
  readonly isAvailable: boolean;
  /** When a machine will probably be available; null if one is available now or the time is unknown. */
  readonly expectedAt: number | null;
};

/**
 * All fields of a person's machine that any page reads: every query requests all of them, because it may bring another machine
 * than the one that a page shows.
 */
const fields = graphql`
  fragment ownMachine_vm on CloudCaseVM @inline {
    id
    status
    status_since
    reason
    detail
    session_id
    is_event
    module_id
    case_id
    module_name
    case_name
    voucher_id
    claimed_at
    session_used_in_seconds
    session_given_back_in_seconds
    usual_power_on_in_seconds
    # What home and the room of a case read of it.
    event_name
    url
    session_ends_at
    reports_missing_since
  }
`;

/** The machine in an answer; null if the person has none. */
export function getOwnMachine(key: ownMachine_vm$key | null | undefined): OwnMachine | null {
  return key == null ? null : readInlineData(fields, key);
}

const now = { fetchPolicy: "network-only" } as const;

/** Reads the availability of machines when a case is opened (4.018, 4.019). */
export async function readFleet(): Promise<Fleet> {
  const query = graphql`
    query ownMachineAvailabilityQuery {
      getVmAssignedToMe {
        ...ownMachine_vm
      }
      singleUserCloudCaseVMAvailable(durationInSeconds: 3600)
      singleUserCloudCaseVMExpectedAt
      # The dialog shows what is left of the time as it is now.
      ...ownVouchers_query
    }
  `;
  const data = await fetchQuery<ownMachineAvailabilityQuery>(environment, query, {}, now).toPromise();
  if (data === undefined) throw new Error("an answer without data");
  const { singleUserCloudCaseVMAvailable: isAvailable, singleUserCloudCaseVMExpectedAt: expected } = data;
  const expectedAt = expected == null ? null : Date.parse(expected);
  return { machine: getOwnMachine(data.getVmAssignedToMe), isAvailable, expectedAt };
}

/** Reads the person's machine; polled while a start is running (4.018). */
export async function readOwnMachine(): Promise<OwnMachine | null> {
  const query = graphql`
    query ownMachinePollQuery {
      getVmAssignedToMe {
        ...ownMachine_vm
      }
    }
  `;
  const data = await fetchQuery<ownMachinePollQuery>(environment, query, {}, now).toPromise();
  return getOwnMachine(data?.getVmAssignedToMe);
}
