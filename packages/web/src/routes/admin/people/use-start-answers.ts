import { startKindIn } from "@cathedra/domain/messages";
import { useEffect, useState } from "react";
import { graphql } from "relay-runtime";
import type {
  useStartAnswersQuery,
  useStartAnswersQuery$rawResponse,
} from "../../../__generated__/useStartAnswersQuery.graphql.ts";
import { fetchWithoutStore } from "../../../features/table-page/fetch-without-store.ts";

export type StartChoice = useStartAnswersQuery$rawResponse["startChoices"][number];

type Answered = { readonly to: string; readonly choices: readonly StartChoice[] | null };

/**
 * The things that a person expects to start, and others, each with its answer. The word for a kind of thing finds all of the kind. A new search text, a refreshed page and `again`
 * repeat the request; the previous answers stay until then. The page's store is not used, because things of two kinds may have
 * the same id.
 */
export function useStartAnswers(personId: string, search: string, readAt: string) {
  const [count, setCount] = useState(0);
  const [answered, setAnswered] = useState<Answered>({ to: "", choices: null });
  const wanted = `${personId} ${readAt} ${count} ${search}`;
  useEffect(() => {
    let isWanted = true;
    void read(personId, search)
      .catch(() => null)
      .then((choices) => isWanted && setAnswered({ to: wanted, choices }));
    return () => {
      isWanted = false;
    };
  }, [personId, search, wanted]);
  const isOfPerson = answered.to.startsWith(`${personId} `);
  return {
    choices: isOfPerson ? answered.choices : null,
    isLoading: answered.to !== wanted,
    again: () => setCount((before) => before + 1),
  };
}

async function read(personId: string, search: string): Promise<readonly StartChoice[]> {
  const query = graphql`
    query useStartAnswersQuery($personId: ID!, $kind: StartKind, $search: String) @raw_response_type {
      startChoices(personId: $personId, kind: $kind, search: $search) {
        kind
        id
        name
        detail
        at
        isExpected
        failedAt
        failedReason
        waitingSince
        usedAt
        usedSource
        usedOn
        answer {
          isPossible
          code
          at
          other
          people
          viewerCanHelp
          simulators {
            name
            code
          }
          checkedAt
        }
      }
    }
  `;
  const kind = startKindIn(search);
  const asked = kind === undefined ? { search } : { kind };
  return (await fetchWithoutStore<useStartAnswersQuery>(query, { personId, ...asked })).startChoices;
}
