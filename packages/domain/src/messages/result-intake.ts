import type { ResultRefusal } from "../delivery/refusal.ts";

type TextOf = {
  readonly [Reason in ResultRefusal["reason"]]: (
    facts: Extract<ResultRefusal, { readonly reason: Reason }>,
  ) => string;
};

const inFile = (file: string | undefined): string => (file === undefined ? "" : ` of ${file}`);

const texts: TextOf = {
  run_missing: () => "The first part of the form must be the field run, with an id of the run.",
  list_missing: () => "The part after run must be resultFileList, the compressed list of the files.",
  list_twice: () => "The list of the files came twice.",
  list_unreadable: ({ line }) =>
    line === undefined
      ? "ResultFileList.xml is not a list of files."
      : `ResultFileList.xml cannot be read from line ${line} on.`,
  list_forbidden: () =>
    "ResultFileList.xml has a document type, a declaration of its own, or more levels than a list has.",
  list_attribute: ({ attribute, file }) =>
    `In ResultFileList.xml the attribute ${attribute}${inFile(file)} is missing or wrong.`,
  list_version: ({ known }) => `ResultFileList.xml must be of formatVersion ${known}.`,
  other_run: () => "The list is for a different run than the field run.",
  other_exercise: ({ attribute }) =>
    `The exercise of this address has another ${otherWords[attribute]} than the list says.`,
  run_already_of_other_exercise: () => "A run of this id, of another exercise, was delivered before.",
  launch_unknown: () => "The portal does not know this launch.",
  launch_of_another_person: () => "Another person launched this run.",
  launch_of_another_exercise: () => "Another exercise, or another version of it, was launched.",
  launch_of_another_station: () => "The run was launched at another station.",
  launch_used: () => "Another run was delivered for this launch.",
  launch_expired: () => "The launch has expired.",
  not_started_in_session: () => "The session of this machine did not start this exercise.",
  in_the_future: () => "The run is in the future.",
  too_old: ({ maxDays }) => `The run is too old. At most ${maxDays} days are accepted.`,
  ends_before_it_starts: () => "The run ended before it started.",
  too_long: ({ maxHours }) => `The run is too long. At most ${maxHours} hours are accepted.`,
  file_name: ({ file }) => `A file of this kind cannot be called ${JSON.stringify(file)}.`,
  file_listed_twice: ({ file }) => `${file} is in the list twice.`,
  too_many_files: ({ most }) => `There are too many files. At most ${most} are accepted.`,
  too_many_parts: () => "The form has more parts than the list has files.",
  no_metric_values: () => "The list has no file of the kind metric_values.",
  too_many_of_kind: ({ kind, most }) =>
    `There are too many files of the kind ${kind}. At most ${most} ${most === 1 ? "is" : "are"} accepted.`,
  poster_missing: ({ file }) => `The poster of ${file} is no image of the list.`,
  unknown_part: ({ part }) => `The form has a part that is not known: ${part}.`,
  not_listed: ({ file }) => `${file} is not in the list.`,
  other_kind: ({ file, part }) => `By the list, ${file} is no file for the part ${part}.`,
  file_twice: ({ file }) => `${file} came twice.`,
  files_missing: ({ files }) => `Files of the list are missing: ${files.join(", ")}.`,
  file_too_large: ({ file, maxBytes }) => `${file} is too large. At most ${maxBytes} bytes are accepted.`,
  unpacked_too_large: ({ file, maxBytes }) =>
    `${file} unpacks to too much. At most ${maxBytes} bytes are accepted.`,
  gzip_damaged: ({ file }) => `${file} is not a complete gzip file.`,
  empty: ({ file }) => `${file} is empty.`,
  other_content: ({ file }) => `${file} does not match its file name.`,
  damaged: ({ file }) => `${file} is damaged or incomplete.`,
  too_many_pixels: ({ file, maxPixels }) => `${file} has too many pixels. At most ${maxPixels} are accepted.`,
  digest: ({ file }) => `${file} does not match the sha256 in the list.`,
  values_unreadable: () => "The metric values are not the JSON that they should be.",
  values_version: ({ known }) => `The metric values must be of formatVersion ${known}.`,
  unknown_metric: ({ metric }) => `The exercise has no metric ${metric}.`,
  repeated_metric: ({ metric }) => `In the metric values ${metric} is there twice.`,
  not_a_number: ({ metric }) => `The value of ${metric} is not a number.`,
  value_type: ({ metric, expected }) => `The value of ${metric} must be of the type ${expected}.`,
  out_of_range: ({ metric, most }) => `The value of ${metric} is beyond ${most}.`,
};

const otherWords = { exercise: "code", module: "module", moduleVersion: "version of its module" } as const;

/** The text of a refused result (12.032). */
export function resultRefusalText(refusal: ResultRefusal): string {
  // The reason decides which text is used, and the text takes the facts of that reason.
  return (texts[refusal.reason] as (facts: ResultRefusal) => string)(refusal);
}

export const resultIntakeTexts = {
  alreadyDelivered: "This run was delivered before with different content.",
  dailyLimit: (limit: "runs" | "bytes", most: number, availableAt: string): string =>
    limit === "runs"
      ? `This person already has ${most} runs today. The next run is accepted from ${availableAt}.`
      : `This person's runs already take up ${Math.round(most / 2 ** 30)} GB today. The next run is accepted from ${availableAt}.`,
  notAtSimulator: "This person was not at the simulator during the run.",
  storageFull: "There is no space to store files at the moment. Try again later.",
} as const;
