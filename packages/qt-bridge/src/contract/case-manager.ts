import * as v from "valibot";
import { failure } from "./errors.ts";
import { method, signal } from "./method.ts";
import { deliveryOf, run } from "./simulator.ts";
import { done, idText, instant, means, nothing, sha256, text, webAddress, whole } from "./values.ts";

/** A completely downloaded personal case at this station (12.021). */
export const localCase = v.object({
  jobId: means(idText, "of the case"),
  localPath: means(text(1000), "of its file"),
  fileSize: means(whole, "in bytes"),
  sha256: means(v.optional(v.nullable(sha256), null), "of its file, where the client knows it"),
  lastDownloaded: means(instant, "when it was stored"),
});
export type LocalCase = v.InferOutput<typeof localCase>;

const downloadStates = [
  "queued",
  "downloading",
  "paused",
  "verifying",
  "done",
  "failed",
  "cancelled",
] as const;

export const download = v.object({
  jobId: means(idText, "of the case"),
  state: means(v.picklist(downloadStates), "`done`, `failed` and `cancelled` are over"),
  received: means(whole, "bytes that are there"),
  total: means(whole, "bytes in all"),
  error: means(v.optional(failure, null), "with `failed`: why"),
});
export type Download = v.InferOutput<typeof download>;

const ofJob = v.object({ jobId: means(idText, "of the case") });
const held = v.object({
  cases: means(v.pipe(v.array(localCase), v.maxLength(5000)), "that are there whole"),
  downloads: means(v.pipe(v.array(download), v.maxLength(1000)), "that are not over, and those that failed"),
});

/** Personal cases at the station: downloading, listing and launching them (12.020, 12.022-12.029). */
export const caseManager = {
  is: "Keeps the personal cases of one person at a time at this station.",
  properties: {},
  methods: {
    setUserId: method({
      does: "Says whose cases are meant from now on; null: no one's. Each person has a folder of their own. The page says null when its person signs out.",
      args: v.object({
        id: means(v.nullable(idText), "the person, as the identity service names them (`sub`)"),
      }),
      value: done,
      withinMs: 5000,
      again: "changes nothing; with another id or null, the former person's downloads pause at once",
      errors: ["BAD_REQUEST"],
    }),
    download: method({
      does: "Fetches a case. Answers when the download is known; `downloadChanged` tells its progress. The bytes go into a file of another name, are compared with `size` and `sha256`, and the file is renamed in one step.",
      args: v.object({
        jobId: means(idText, "of the case"),
        url: means(webAddress, "of its bytes, valid for minutes; with `Range`"),
        size: means(whole, "in bytes"),
        sha256: means(sha256, "of the bytes"),
      }),
      value: download,
      withinMs: 5000,
      again:
        "while it comes, answers with it as it is; afterwards continues with the bytes that are there and the new `url`; a case that is there whole is `done` at once",
      errors: ["BAD_REQUEST", "DISK_FULL", "NOT_SIGNED_IN"],
    }),
    pause: method({
      does: "Stops fetching and keeps the bytes. `download` with a new address continues.",
      args: ofJob,
      value: download,
      withinMs: 5000,
      again: "answers with the download as it is",
      errors: ["BAD_REQUEST", "NOT_FOUND"],
    }),
    cancel: method({
      does: "Stops fetching and discards the bytes.",
      args: ofJob,
      value: download,
      withinMs: 5000,
      again: "answers with the download as it is",
      errors: ["BAD_REQUEST", "NOT_FOUND"],
    }),
    run: method({
      does: "Runs a case that is there whole, as a run like any other of `simulator`.",
      args: v.object({
        jobId: means(idText, "of the case"),
        launchId: means(
          idText,
          "with `delivery`: of the launch that the portal keeps; without: drawn by the page",
        ),
        personId: means(idText, "who launches; the person whose cases are meant, or `NOT_SIGNED_IN`"),
        delivery: means(
          v.optional(v.nullable(deliveryOf), null),
          "how its result is delivered; null: it stays at the station",
        ),
      }),
      value: run,
      withinMs: 10_000,
      again: "with the same `launchId` answers with that run as it stands",
      errors: [
        "BAD_REQUEST",
        "BUSY",
        "DAMAGED",
        "NOT_FOUND",
        "NOT_INSTALLED",
        "NOT_LICENSED",
        "NOT_SIGNED_IN",
        "SIMULATOR_FAILED",
      ],
    }),
    refresh: method({
      does: "Looks into the folder.",
      args: nothing,
      value: held,
      withinMs: 10_000,
      again: "looks again",
      errors: ["NOT_SIGNED_IN"],
    }),
    startScanning: method({
      does: "Sends `casesChanged` at once and whenever the folder changes.",
      args: nothing,
      value: done,
      withinMs: 5000,
      again: "changes nothing",
      errors: ["NOT_SIGNED_IN"],
    }),
    stopScanning: method({
      does: "Stops watching the folder.",
      args: nothing,
      value: done,
      withinMs: 5000,
      again: "changes nothing",
      errors: [],
    }),
    getDownloadPath: method({
      does: "The folder of the person's cases.",
      args: nothing,
      value: v.object({ path: means(text(1000), "of the folder, as the machine writes it") }),
      withinMs: 2000,
      again: "changes nothing",
      errors: ["NOT_SIGNED_IN"],
    }),
  },
  signals: {
    casesChanged: signal(
      "Every whole case of the person, while the folder is watched.",
      v.pipe(v.array(localCase), v.maxLength(5000)),
    ),
    downloadChanged: signal(
      "A download at each change of its state, and at most four times a second while bytes come.",
      download,
    ),
  },
} as const;
