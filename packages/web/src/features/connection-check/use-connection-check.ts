import type { ConnectionFacts } from "@cathedra/domain/connection";
import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import type { useConnectionCheckMutation } from "../../__generated__/useConnectionCheckMutation.graphql.ts";
import type { useConnectionCheckTargetQuery } from "../../__generated__/useConnectionCheckTargetQuery.graphql.ts";
import { measureConnection, type Step } from "./measure.ts";

export type CheckState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly step: Step }
  | { readonly kind: "failed" }
  | { readonly kind: "done"; readonly facts: ConnectionFacts; readonly isSaved: boolean | null };

/** Measures the connection and stores the result; it stops when the page is left. */
export function useConnectionCheck() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<CheckState>({ kind: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const [commit] = useMutation<useConnectionCheckMutation>(graphql`
    mutation useConnectionCheckMutation($facts: ConnectionFactsInput!) {
      saveConnectionCheck(facts: $facts) {
        checkedAt
        verdict
      }
    }
  `);

  async function targetNow() {
    const answer = await fetchQuery<useConnectionCheckTargetQuery>(
      environment,
      graphql`
        query useConnectionCheckTargetQuery {
          connectionTarget {
            url
            token
          }
        }
      `,
      {},
      { networkCacheConfig: { force: true } },
    ).toPromise();
    return answer?.connectionTarget ?? null;
  }

  async function start() {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState({ kind: "running", step: "way there and back" });
    try {
      const target = await targetNow();
      const onStep = (step: Step) => {
        if (!control.signal.aborted) setState({ kind: "running", step });
      };
      const facts = await measureConnection(target, onStep, control.signal);
      control.signal.throwIfAborted();
      setState({ kind: "done", facts, isSaved: null });
      const isSaved = await new Promise<boolean>((done) => {
        commit({ variables: { facts }, onCompleted: () => done(true), onError: () => done(false) });
      });
      if (!control.signal.aborted) setState({ kind: "done", facts, isSaved });
    } catch {
      if (!control.signal.aborted) setState({ kind: "failed" });
    }
  }

  return { state, start: () => void start() };
}
