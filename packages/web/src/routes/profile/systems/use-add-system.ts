import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import type { useAddSystemMutation } from "../../../__generated__/useAddSystemMutation.graphql.ts";

const mutation = graphql`
  mutation useAddSystemMutation($serviceTag: String!, $pin: String!) {
    AddSystem(serviceTag: $serviceTag, pin: $pin) {
      id
      ...SystemRow_system
    }
  }
`;

/** Links the system in whose browser this page runs to the person (13.018); rejects with the API's refusal. */
export function useAddSystem(): (serviceTag: string, pin: string) => Promise<void> {
  const environment = useRelayEnvironment();
  return (serviceTag, pin) =>
    new Promise((resolve, reject) => {
      commitMutation<useAddSystemMutation>(environment, {
        mutation,
        variables: { serviceTag, pin },
        cacheConfig: { metadata: { isAtStation: true } },
        onCompleted: () => resolve(),
        onError: reject,
      });
    });
}
