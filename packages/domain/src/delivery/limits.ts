/** The kinds of files in a run. */
export const deliveredKinds = ["metric_values", "result", "image", "recording", "report"] as const;
export type DeliveredKind = (typeof deliveredKinds)[number];

export function isDeliveredKind(text: string): text is DeliveredKind {
  return (deliveredKinds as readonly string[]).includes(text);
}

/** The part of the form that a kind of file comes in. */
export const partOfKind = {
  metric_values: "resultFile",
  result: "resultFile",
  image: "image",
  recording: "recording",
  report: "report",
} as const satisfies Record<DeliveredKind, string>;

export const listPart = "resultFileList";
export const runPart = "run";

const kB = 1024;
const MB = 1024 * kB;

type KindLimits = {
  /** The largest size as transmitted, before unpacking. */
  readonly maxBytes: number;
  readonly most: number;
  readonly extensions: readonly string[];
};

/** The maximum unpacked sizes of files whose names end in `.gz`, which are unpacked for checking. */
export const unpackedLimits = {
  list: MB,
  metric_values: MB,
  result: 64 * MB,
} as const;

export const deliveryLimits = {
  /** The limit of the whole form, including everything between its parts. */
  maxBytes: 500 * MB,
  maxFiles: 400,
  maxListBytes: 256 * kB,
  maxPixels: 40_000_000,
  /** The longest time from a person's click to the answer, in milliseconds. */
  maxMs: 10 * 60_000,
  /**
   * The limits of one person's deliveries on one day (UTC), no matter who delivers: more than a day of training, and too little to
   * fill the store.
   */
  aDay: { runs: 200, bytes: 20 * 1024 * MB },
  kinds: {
    metric_values: { maxBytes: 256 * kB, most: 1, extensions: [".json", ".json.gz"] },
    result: {
      maxBytes: 16 * MB,
      most: 100,
      extensions: [".json", ".json.gz", ".xml", ".xml.gz", ".csv", ".csv.gz", ".txt", ".txt.gz"],
    },
    image: { maxBytes: 16 * MB, most: 300, extensions: [".png", ".jpg", ".jpeg"] },
    recording: { maxBytes: 400 * MB, most: 20, extensions: [".webm", ".mp4", ".avi"] },
    report: { maxBytes: 4 * MB, most: 1, extensions: [".html", ".htm"] },
  } satisfies Record<DeliveredKind, KindLimits>,
} as const;

/** Whether the extension of the name is allowed for this kind of file. */
export function hasExtensionOf(kind: DeliveredKind, name: string): boolean {
  const lower = name.toLowerCase();
  return deliveryLimits.kinds[kind].extensions.some((extension) => lower.endsWith(extension));
}
