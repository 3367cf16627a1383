import * as v from "valibot";

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(60_000));
const megabits = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));

/** The measurements of a browser, as they are sent and stored. A part that could not be measured is null. */
export const connectionFacts = v.object({
  /** The browser in a few words: `Chrome 142 on Windows`. */
  browser: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  /** Features that rooms need and the browser lacks. */
  missing: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)),
  /** The other end of the measured connection: a simulator that was on, or the portal alone. */
  target: v.picklist(["simulator", "portal"]),
  /** Whether a web socket to the simulator could be opened; null if not tried. */
  hasSocket: v.nullable(v.boolean()),
  /** The median round-trip time, in milliseconds. */
  roundTripMs: v.nullable(milliseconds),
  /** The jitter: the median deviation from the median round-trip time. */
  jitterMs: v.nullable(milliseconds),
  /** The share of sent messages that did not come back, in percent. */
  lostPercent: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** The measured rates of download and upload, in megabits a second. */
  downMbit: v.nullable(megabits),
  upMbit: v.nullable(megabits),
});

export type ConnectionFacts = v.InferOutput<typeof connectionFacts>;
