/** A record in the version that the page shows. */
export type ShownRecord = {
  readonly id: string;
  readonly modifiedAt: string;
  readonly confirmation: { readonly state: string };
};

/** The version of the record that was shown, which is sent with the answer, so that no other version is answered. */
export function seenRecord({ id, modifiedAt, confirmation }: ShownRecord) {
  return {
    id,
    modifiedAt,
    state: confirmation.state === "returned" ? ("returned" as const) : ("open" as const),
  };
}
