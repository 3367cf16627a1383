import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useAuditChoicesCustomersQuery } from "../../../__generated__/useAuditChoicesCustomersQuery.graphql.ts";
import type { useAuditChoicesPeopleQuery } from "../../../__generated__/useAuditChoicesPeopleQuery.graphql.ts";

type Choice = { readonly value: string; readonly label: string; readonly description?: string | undefined };

/** The people by whom the log can be filtered, searched while typing, and the chosen one. */
export function usePeople(chosen: Choice | null) {
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<readonly Choice[]>([]);
  useEffect(() => {
    const request = fetchQuery<useAuditChoicesPeopleQuery>(
      environment,
      graphql`
        query useAuditChoicesPeopleQuery($searchText: String!) {
          auditPeople(searchText: $searchText) {
            id
            name
            email
          }
        }
      `,
      { searchText: search },
    ).subscribe({
      next: ({ auditPeople }) =>
        setFound(
          auditPeople.map(({ id, name, email }) => ({
            value: id,
            label: name,
            description: email ?? undefined,
          })),
        ),
      error: () => setFound([]),
    });
    return () => request.unsubscribe();
  }, [environment, search]);
  return { options: withChosen(found, chosen), onSearch: (text: string) => setSearch(text.trim()), search };
}

/** The customers by which the log can be filtered. */
export function useCustomers(chosen: Choice | null) {
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<readonly Choice[]>([]);
  useEffect(() => {
    const request = fetchQuery<useAuditChoicesCustomersQuery>(
      environment,
      graphql`
        query useAuditChoicesCustomersQuery($searchText: String!) {
          auditCustomers(searchText: $searchText) {
            id
            name
          }
        }
      `,
      { searchText: search },
    ).subscribe({
      next: ({ auditCustomers }) =>
        setFound(auditCustomers.map(({ id, name }) => ({ value: String(id), label: name }))),
      error: () => setFound([]),
    });
    return () => request.unsubscribe();
  }, [environment, search]);
  return { options: withChosen(found, chosen), onSearch: (text: string) => setSearch(text.trim()) };
}

function withChosen(found: readonly Choice[], chosen: Choice | null): readonly Choice[] {
  return chosen === null || found.some(({ value }) => value === chosen.value) ? found : [chosen, ...found];
}
