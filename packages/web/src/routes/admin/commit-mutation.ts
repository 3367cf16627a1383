import type { UseMutationConfig } from "react-relay/hooks";
import type { MutationParameters } from "relay-runtime";

/** A mutation as a promise that rejects with the API's refusal. */
export function commitMutation<Mutation extends MutationParameters>(
  commit: (config: UseMutationConfig<Mutation>) => unknown,
): (variables: Mutation["variables"]) => Promise<void> {
  const ask = commitMutationForResponse(commit);
  return async (variables) => {
    await ask(variables);
  };
}

/** Commits a mutation and resolves to what the API answered. */
export function commitMutationForResponse<Mutation extends MutationParameters>(
  commit: (config: UseMutationConfig<Mutation>) => unknown,
): (variables: Mutation["variables"]) => Promise<Mutation["response"]> {
  return (variables) =>
    new Promise((resolve, reject) => {
      commit({ variables, onCompleted: (answer) => resolve(answer), onError: reject });
    });
}
