import type { AdminActionKey } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import type { useMachineActsEndMutation } from "../../../__generated__/useMachineActsEndMutation.graphql.ts";
import type { useMachineActsFreeMutation } from "../../../__generated__/useMachineActsFreeMutation.graphql.ts";
import type { useMachineActsOffMutation } from "../../../__generated__/useMachineActsOffMutation.graphql.ts";
import type { useMachineActsOnMutation } from "../../../__generated__/useMachineActsOnMutation.graphql.ts";
import type { useMachineActsRemoveMutation } from "../../../__generated__/useMachineActsRemoveMutation.graphql.ts";
import type { useMachineActsResetMutation } from "../../../__generated__/useMachineActsResetMutation.graphql.ts";

type Target = {
  readonly id: string;
  readonly url: string;
  readonly voucher_id: number | null | undefined;
};

/** The six acts by their mutations (X42, X43). Each rejects where it did not happen. */
export function useMachineActs(): Readonly<Record<AdminActionKey, (machine: Target) => Promise<void>>> {
  const free = useAct<useMachineActsFreeMutation>(graphql`
    mutation useMachineActsFreeMutation($vmId: ID!) {
      resetVMToIdle(vmId: $vmId) {
        ...useFleet_machines
      }
    }
  `);
  const end = useAct<useMachineActsEndMutation>(graphql`
    mutation useMachineActsEndMutation($voucherId: Int!, $vmId: ID!) {
      stopCloudCaseSessionWithVoucherId(voucherId: $voucherId, vmId: $vmId) {
        ...useFleet_machines
      }
    }
  `);
  const turnOff = useAct<useMachineActsOffMutation>(graphql`
    mutation useMachineActsOffMutation($url: String!) {
      turnOffVM(url: $url) {
        ...useFleet_machines
      }
    }
  `);
  const turnOn = useAct<useMachineActsOnMutation>(graphql`
    mutation useMachineActsOnMutation($url: String!) {
      turnOnVM(url: $url) {
        ...useFleet_machines
      }
    }
  `);
  const reset = useAct<useMachineActsResetMutation>(graphql`
    mutation useMachineActsResetMutation($vmId: ID!) {
      resetVMToOff(vmId: $vmId) {
        ...useFleet_machines
      }
    }
  `);
  const remove = useAct<useMachineActsRemoveMutation>(graphql`
    mutation useMachineActsRemoveMutation($vmId: ID!) {
      removeVM(vmId: $vmId)
    }
  `);
  return {
    free: ({ id }) => free({ vmId: id }),
    endSession: ({ id, voucher_id: voucherId }) =>
      voucherId == null ? Promise.reject(new Error("no session")) : end({ voucherId, vmId: id }),
    turnOff: ({ url }) => turnOff({ url }),
    turnOn: ({ url }) => turnOn({ url }),
    resetToOff: ({ id }) => reset({ vmId: id }),
    remove: ({ id }) => remove({ vmId: id }),
  };
}

function useAct<T extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: T["variables"]) => Promise<void> {
  const [commit] = useMutation<T>(mutation);
  return (variables) =>
    new Promise((resolve, reject) => {
      commit({ variables, onCompleted: () => resolve(), onError: reject });
    });
}
