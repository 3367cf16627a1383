import * as v from "valibot";
import { failure } from "./errors.ts";
import { method, signal } from "./method.ts";
import { done, idText, instant, means, nothing, text, webAddress, whole } from "./values.ts";

const runStates = ["starting", "running", "delivering", "done", "failed"] as const;

/** A run of an exercise at this station. */
export const run = v.object({
  launchId: means(idText, "of the launch"),
  personId: means(idText, "who launched it, as `start` named them"),
  exerciseId: means(
    v.nullable(whole),
    "the portal's number of the exercise; null: of a personal case without one",
  ),
  jobId: means(v.optional(v.nullable(idText), null), "of the personal case that it runs; null: of none"),
  state: means(v.picklist(runStates), "never goes back; `done` and `failed` are the last"),
  startedAt: means(instant, "by the clock of the machine, which is the page's own"),
  activityId: means(
    v.optional(v.nullable(text(100)), null),
    "with `done`: the `id` that the delivery answered with; null: there is no result",
  ),
  error: means(v.optional(failure, null), "with `failed`: why"),
});
export type Run = v.InferOutput<typeof run>;

const exercise = {
  packageId: means(text(100), "the code of the module, the same in every version"),
  version: means(text(50), "the version of the module"),
  resultFormatVersion: means(text(20), "of the result that is delivered"),
  exerciseId: means(whole, "the portal's number of the exercise, which ends `uploadUrl`"),
  exerciseCode: means(text(100), "the code of the exercise, as the list of the result names it"),
  uploadUrl: means(
    webAddress,
    "where the result is delivered; at the portal's origin or `simulators.resultServer` of its `/config.json`, anything else is `BAD_REQUEST`",
  ),
  compression: means(v.literal(true), "the list of the result is sent as gzip"),
};

const start = v.object({
  launchId: means(idText, "of the portal's launch; `launch` and `run` in the list of the result"),
  personId: means(idText, "who launches, as the identity service names them (`sub`); kept with the run"),
  ...exercise,
  options: means(
    v.optional(v.pipe(v.string(), v.maxLength(2000)), ""),
    "from the module; not read by the portal",
  ),
  isCaseCreator: means(
    v.optional(v.boolean(), false),
    "start the editor of cases, if `caseCreator` is offered",
  ),
});
export type Launch = v.InferInput<typeof start>;
/** How the result of a run is delivered. */
export const deliveryOf = v.object(exercise);

const ofLaunch = v.object({ launchId: means(idText, "of the launch") });

/** Launching an exercise and following its run (12.011, 12.019). */
export const simulator = {
  is: "Runs exercises, one at a time, and delivers their results.",
  properties: {},
  methods: {
    start: method({
      does: "Starts an exercise. Answers with the run as soon as it is `starting`.",
      args: start,
      value: run,
      withinMs: 10_000,
      again: "with the same `launchId` answers with that run, also when it is over",
      errors: [
        "BAD_REQUEST",
        "BUSY",
        "NOT_INSTALLED",
        "NOT_LICENSED",
        "NOT_SIGNED_IN",
        "NOT_SUPPORTED",
        "SIMULATOR_FAILED",
      ],
    }),
    quit: method({
      does: "Ends a run, no matter who launched it. It becomes `failed` with `USER_QUIT`. A delivery that has begun is not withdrawn.",
      args: ofLaunch,
      value: run,
      withinMs: 10_000,
      again: "answers with the run as it is",
      errors: ["BAD_REQUEST", "NOT_FOUND"],
    }),
    current: method({
      does: "The latest run since the client was started, over or not; null: there was none. A run that the client's own end interrupted is `failed` with `CLIENT_RESTARTED`, where the client remembers it.",
      args: nothing,
      value: v.nullable(run),
      withinMs: 2000,
      again: "changes nothing",
      errors: [],
    }),
    giveToken: method({
      does: "Answers `tokenWanted` with a token of the person for this run. It is kept in memory only.",
      args: v.object({
        launchId: means(idText, "of the launch"),
        token: means(text(8000), "sent as `Authorization: Bearer` with the delivery only"),
      }),
      value: done,
      withinMs: 2000,
      again: "the newer token counts",
      errors: ["BAD_REQUEST", "NOT_FOUND"],
    }),
  },
  signals: {
    runChanged: signal("The run, at each change of its state.", run),
    tokenWanted: signal(
      "The run is to be delivered, and its person has no session at the station: a page of that person gives their token. Sent every 30 s until one was given; after ten minutes without one the run is `failed` with `NOT_SIGNED_IN`.",
      ofLaunch,
    ),
  },
} as const;
