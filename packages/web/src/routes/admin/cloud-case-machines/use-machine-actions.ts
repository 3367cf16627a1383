import type { AdminActionKey } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import type { useMachineActionsEndMutation } from "../../../__generated__/useMachineActionsEndMutation.graphql.ts";
import type { useMachineActionsFreeMutation } from "../../../__generated__/useMachineActionsFreeMutation.graphql.ts";
import type { useMachineActionsOffMutation } from "../../../__generated__/useMachineActionsOffMutation.graphql.ts";
import type { useMachineActionsOnMutation } from "../../../__generated__/useMachineActionsOnMutation.graphql.ts";
import type { useMachineActionsRemoveMutation } from "../../../__generated__/useMachineActionsRemoveMutation.graphql.ts";
import type { useMachineActionsResetMutation } from "../../../__generated__/useMachineActionsResetMutation.graphql.ts";

type Target = {
  readonly id: string;
  readonly url: string;
  readonly voucher_id: number | null | undefined;
};

/** The six actions on a machine by their mutations (X42, X43). Each function rejects if the action was not done. */
export function useMachineActions(): Readonly<Record<AdminActionKey, (machine: Target) => Promise<void>>> {
  const free = useAct<useMachineActionsFreeMutation>(graphql`
    mutation useMachineActionsFreeMutation($vmId: ID!) {
      resetVMToIdle(vmId: $vmId) {
        ...useFleet_machines
      }
    }
  `);
  const end = useAct<useMachineActionsEndMutation>(graphql`
    mutation useMachineActionsEndMutation($voucherId: Int!, $vmId: ID!) {
      stopCloudCaseSessionWithVoucherId(voucherId: $voucherId, vmId: $vmId) {
        ...useFleet_machines
      }
    }
  `);
  const turnOff = useAct<useMachineActionsOffMutation>(graphql`
    mutation useMachineActionsOffMutation($url: String!) {
      turnOffVM(url: $url) {
        ...useFleet_machines
      }
    }
  `);
  const turnOn = useAct<useMachineActionsOnMutation>(graphql`
    mutation useMachineActionsOnMutation($url: String!) {
      turnOnVM(url: $url) {
        ...useFleet_machines
      }
    }
  `);
  const reset = useAct<useMachineActionsResetMutation>(graphql`
    mutation useMachineActionsResetMutation($vmId: ID!) {
      resetVMToOff(vmId: $vmId) {
        ...useFleet_machines
      }
    }
  `);
  const remove = useAct<useMachineActionsRemoveMutation>(graphql`
    mutation useMachineActionsRemoveMutation($vmId: ID!) {
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
