import type { UseMutationConfig } from "react-relay/hooks";
import type { MutationParameters } from "relay-runtime";

/** A mutation as a promise that rejects with what the API refused. */
export function promised<Mutation extends MutationParameters>(
  commit: (config: UseMutationConfig<Mutation>) => unknown,
): (variables: Mutation["variables"]) => Promise<void> {
  return (variables) =>
    new Promise((resolve, reject) => {
      commit({ variables, onCompleted: () => resolve(), onError: reject });
    });
}
