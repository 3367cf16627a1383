/**
 * The reason for refusing a run's result (12.032). Each contains what a client needs to correct it: the file, the metric, the
 * limit. The texts are in `messages`.
 */
export type ResultRefusal =
  /** The field `run` is not the first part, or not an id. */
  | { readonly reason: "run_missing" }
  /** The first file of the delivery is not the list. */
  | { readonly reason: "list_missing" }
  | { readonly reason: "list_twice" }
  /** The XML is invalid, with the position of the error. */
  | { readonly reason: "list_unreadable"; readonly line?: number }
  /** The list contains something forbidden: a document type, entities, or too many levels. */
  | { readonly reason: "list_forbidden" }
  /** An attribute is missing or invalid. */
  | { readonly reason: "list_attribute"; readonly attribute: string; readonly file?: string }
  | { readonly reason: "list_version"; readonly known: number }
  | { readonly reason: "other_run" }
  /** The address names another exercise, module or version. */
  | { readonly reason: "other_exercise"; readonly attribute: "exercise" | "module" | "moduleVersion" }
  | { readonly reason: "run_already_of_other_exercise" }
  /** The launch that the list names was not issued by the portal, or is not for this delivery. */
  | { readonly reason: "launch_unknown" }
  | { readonly reason: "launch_of_another_person" }
  | { readonly reason: "launch_of_another_exercise" }
  | { readonly reason: "launch_of_another_station" }
  | { readonly reason: "launch_used" }
  | { readonly reason: "launch_expired" }
  /** A machine may only deliver runs that its own session started. */
  | { readonly reason: "not_started_in_session" }
  | { readonly reason: "in_the_future" }
  | { readonly reason: "too_old"; readonly maxDays: number }
  | { readonly reason: "ends_before_it_starts" }
  | { readonly reason: "too_long"; readonly maxHours: number }
  | { readonly reason: "file_name"; readonly file: string }
  | { readonly reason: "file_listed_twice"; readonly file: string }
  | { readonly reason: "too_many_files"; readonly most: number }
  | { readonly reason: "too_many_parts" }
  | { readonly reason: "no_metric_values" }
  | { readonly reason: "too_many_of_kind"; readonly kind: string; readonly most: number }
  | { readonly reason: "poster_missing"; readonly file: string }
  | { readonly reason: "unknown_part"; readonly part: string }
  | { readonly reason: "not_listed"; readonly file: string }
  | { readonly reason: "other_kind"; readonly file: string; readonly part: string }
  | { readonly reason: "file_twice"; readonly file: string }
  | { readonly reason: "files_missing"; readonly files: readonly string[] }
  | { readonly reason: "file_too_large"; readonly file: string; readonly maxBytes: number }
  | { readonly reason: "unpacked_too_large"; readonly file: string; readonly maxBytes: number }
  | { readonly reason: "gzip_damaged"; readonly file: string }
  | { readonly reason: "empty"; readonly file: string }
  /** The bytes of the file are not of the kind that its name says. */
  | { readonly reason: "other_content"; readonly file: string }
  | { readonly reason: "damaged"; readonly file: string }
  | { readonly reason: "too_many_pixels"; readonly file: string; readonly maxPixels: number }
  | { readonly reason: "digest"; readonly file: string }
  | { readonly reason: "values_unreadable" }
  | { readonly reason: "values_version"; readonly known: number }
  | { readonly reason: "unknown_metric"; readonly metric: string }
  | { readonly reason: "repeated_metric"; readonly metric: string }
  | { readonly reason: "not_a_number"; readonly metric: string }
  | { readonly reason: "value_type"; readonly metric: string; readonly expected: string }
  | { readonly reason: "out_of_range"; readonly metric: string; readonly most: number };

export type ResultRefusalReason = ResultRefusal["reason"];
