import type { DesktopClient } from "@cathedra/qt-bridge";
import { graphql } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import type { simulatorRunMutation } from "../../__generated__/simulatorRunMutation.graphql.ts";
import { tokens } from "../../auth/auth.ts";
import { environment } from "../../relay/environment.ts";
import { desktop } from "../../site/desktop.ts";
import { launchMemory } from "./launch-memory.ts";
import { createRunStore, type RunStore } from "./run-store.ts";

const mutation = graphql`
  mutation simulatorRunMutation($id: ID!, $exerciseId: Int!) {
    createSimulatorLaunch(id: $id, exerciseId: $exerciseId) {
      id
    }
  }
`;

function register({
  launchId: id,
  exerciseId,
}: {
  readonly launchId: string;
  readonly exerciseId: number;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<simulatorRunMutation>(environment, {
      mutation,
      variables: { id, exerciseId },
      onCompleted: (_, errors) => (errors == null ? resolve() : reject(new Error(errors[0]?.message))),
      onError: reject,
    });
  });
}

let followed: { readonly client: DesktopClient; readonly store: RunStore } | undefined;

/** The exercise at this page's simulator, which is followed from the first call on. */
export function simulatorRun(): RunStore {
  const client = desktop();
  if (followed?.client !== client) {
    const store = createRunStore({
      client,
      token: tokens.current,
      register,
      newId: () => crypto.randomUUID(),
      now: () => Date.now(),
      memory: launchMemory(sessionStorage),
    });
    followed = { client, store };
  }
  return followed.store;
}
