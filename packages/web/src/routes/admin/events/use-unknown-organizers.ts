import { isEmail } from "@cathedra/domain";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useUnknownOrganizersQuery } from "../../../__generated__/useUnknownOrganizersQuery.graphql.ts";

/** How long after the last change an address is checked, in milliseconds. */
const typingMs = 400;

/** The organizers' addresses that no account has; empty while that is unknown. */
export function useUnknownOrganizers(
  customerId: number | null,
  addresses: readonly string[],
): readonly string[] {
  const environment = useRelayEnvironment();
  const [answered, setAnswered] = useState<{ readonly key: string; readonly unknown: readonly string[] }>();
  const emails = [...new Set(addresses.filter(isEmail))];
  const key = customerId === null || emails.length === 0 ? null : JSON.stringify({ customerId, emails });
  useEffect(() => {
    if (key === null) return;
    let stop = () => {};
    const typed = setTimeout(() => {
      const variables = JSON.parse(key) as { customerId: number; emails: readonly string[] };
      const subscription = fetchQuery<useUnknownOrganizersQuery>(
        environment,
        graphql`
          query useUnknownOrganizersQuery($customerId: Int!, $emails: [String!]!) {
            organizersWithoutUser(customerId: $customerId, emails: $emails)
          }
        `,
        variables,
      ).subscribe({
        next: ({ organizersWithoutUser: unknown }) => setAnswered({ key, unknown }),
        // The check is only a hint: if it fails, the form shows nothing.
        error: () => setAnswered({ key, unknown: [] }),
      });
      stop = () => subscription.unsubscribe();
    }, typingMs);
    return () => {
      clearTimeout(typed);
      stop();
    };
  }, [environment, key]);
  return answered?.key === key ? answered.unknown : [];
}
