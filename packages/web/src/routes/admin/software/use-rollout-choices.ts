import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useRolloutChoicesQuery } from "../../../__generated__/useRolloutChoicesQuery.graphql.ts";

/** A customer, or a station with its customer. */
export type Choice = {
  readonly customerId?: number | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly name: string;
};

export function makeKey({ customerId, stationId }: Choice): string {
  return customerId == null ? `station:${stationId}` : `customer:${customerId}`;
}

/** The possible recipients of a release, searched while typing. */
export function useRolloutChoices() {
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState("");
  const [answer, setAnswer] = useState<{ readonly of: string; readonly found: readonly Choice[] } | null>(
    null,
  );
  useEffect(() => {
    const request = fetchQuery<useRolloutChoicesQuery>(
      environment,
      graphql`
        query useRolloutChoicesQuery($search: String) {
          softwareRolloutChoices(searchText: $search) {
            customerId
            stationId
            name
          }
        }
      `,
      { search },
    ).subscribe({
      next: ({ softwareRolloutChoices: found }) => setAnswer({ of: search, found }),
      error: () => setAnswer({ of: search, found: [] }),
    });
    return () => request.unsubscribe();
  }, [environment, search]);
  return {
    found: answer?.found ?? [],
    isLoading: answer?.of !== search,
    onSearch: (text: string) => setSearch(text.trim()),
  };
}
