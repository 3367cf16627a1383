/** The list of the records that a person is asked to complete, from a day on. */
export function toCompleteHref(keycloakId: string, since: string): string {
  return `/logbook/records?tocomplete=${encodeURIComponent(keycloakId)}&from=${since}`;
}
