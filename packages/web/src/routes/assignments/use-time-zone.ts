import { useEffect } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useTimeZoneMutation } from "../../__generated__/useTimeZoneMutation.graphql.ts";
import { browserFormat } from "../../format/dates.ts";

/** Tells the portal by which clock the person's days end and reminders come, if that has changed. Without an answer nothing is lost. */
export function useTimeZone(known: string | null | undefined): void {
  const [commit] = useMutation<useTimeZoneMutation>(graphql`
    mutation useTimeZoneMutation($timeZone: String!) {
      setTimeZone(timeZone: $timeZone)
    }
  `);
  const { timeZone } = browserFormat();
  useEffect(() => {
    if (known !== timeZone) commit({ variables: { timeZone }, onError: () => undefined });
  }, [known, timeZone, commit]);
}
