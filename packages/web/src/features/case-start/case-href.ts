type Case = { readonly case_id: string | null | undefined };

/** The dialog that starts the case, in the list of one's cases. */
export function caseHref({ case_id: id }: Case): string {
  return id == null ? "/cloud-cases" : `/cloud-cases?case=${encodeURIComponent(id)}`;
}
