import { graphql, useMutation } from "react-relay/hooks";
import type { useHospitalChangesAddMutation } from "../../../../__generated__/useHospitalChangesAddMutation.graphql.ts";
import type { useHospitalChangesEditMutation } from "../../../../__generated__/useHospitalChangesEditMutation.graphql.ts";
import type { useHospitalChangesRemoveMutation } from "../../../../__generated__/useHospitalChangesRemoveMutation.graphql.ts";
import { commitMutation } from "../../commit-mutation.ts";

/** The changes of an account's hospitals (7.095-7.097); each rejects with the API's refusal. */
export function useHospitalChanges() {
  const [add] = useMutation<useHospitalChangesAddMutation>(graphql`
    mutation useHospitalChangesAddMutation($customerId: Int!, $name: String!) {
      createHospital(customerId: $customerId, name: $name) {
        id
      }
    }
  `);
  const [edit] = useMutation<useHospitalChangesEditMutation>(graphql`
    mutation useHospitalChangesEditMutation($id: ID!, $name: String!, $mergeInto: ID) {
      updateHospital(id: $id, name: $name, mergeInto: $mergeInto) {
        id
        name
        recordCount
      }
    }
  `);
  const [remove] = useMutation<useHospitalChangesRemoveMutation>(graphql`
    mutation useHospitalChangesRemoveMutation($id: ID!) {
      deleteHospital(id: $id)
    }
  `);
  return { add: commitMutation(add), edit: commitMutation(edit), remove: commitMutation(remove) };
}
