/** A record as it is on show. */
export type ShownRecord = {
  readonly id: string;
  readonly modifiedAt: string;
  readonly confirmation: { readonly state: string };
};

/** What is told of it with an answer, so that nothing else is answered than what was seen. */
export function seenRecord({ id, modifiedAt, confirmation }: ShownRecord) {
  return {
    id,
    modifiedAt,
    state: confirmation.state === "returned" ? ("returned" as const) : ("open" as const),
  };
}
