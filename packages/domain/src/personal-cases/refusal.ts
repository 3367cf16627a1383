/** Why a case is not accepted. */
export type CaseRefusal =
  | { readonly reason: "job_missing" }
  | { readonly reason: "metadata_missing" }
  | { readonly reason: "metadata_wrong" }
  | { readonly reason: "digest_wrong" }
  | { readonly reason: "file_missing" }
  | { readonly reason: "file_name" }
  | { readonly reason: "empty" }
  | { readonly reason: "not_a_case" }
  | { readonly reason: "incomplete" }
  | { readonly reason: "other_parts" }
  | { readonly reason: "too_large"; readonly maxBytes: number }
  | { readonly reason: "too_many"; readonly most: number };
