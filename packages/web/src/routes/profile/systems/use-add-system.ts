import { graphql, useMutation } from "react-relay/hooks";
import type { useAddSystemMutation } from "../../../__generated__/useAddSystemMutation.graphql.ts";

/** Links a system to the person (13.018); rejects with the API's refusal. */
export function useAddSystem(): (serviceTag: string, pin: string) => Promise<void> {
  const [commit] = useMutation<useAddSystemMutation>(graphql`
    mutation useAddSystemMutation($serviceTag: String!, $pin: String!) {
      AddSystem(serviceTag: $serviceTag, pin: $pin) {
        id
        ...SystemRow_system
      }
    }
  `);
  return (serviceTag, pin) =>
    new Promise((resolve, reject) => {
      commit({ variables: { serviceTag, pin }, onCompleted: () => resolve(), onError: reject });
    });
}
