import * as v from "valibot";
import { isEmail, maxEmailLength } from "../email.ts";
import {
  fieldErrorCode,
  neededText,
  nullIfMissing,
  option,
  optionalField,
  text,
  uuid,
} from "../input/index.ts";
import { feedbackLimits, feedbackStates } from "./feedback-facts.ts";
import { scrubPath } from "./scrub.ts";

const email = v.pipe(
  neededText({ max: maxEmailLength }),
  v.check((value) => isEmail(value), fieldErrorCode("NOT_AN_EMAIL")),
);

/** The text and the diagnostic facts that are sent with feedback (G.028); the person sees all of them. */
export const feedbackSchema = v.object({
  /** The key that the form makes once, so that a report that is sent again after a lost answer is stored only once. */
  key: uuid<string>(),
  name: neededText({ max: feedbackLimits.name, isName: true }),
  email,
  description: neededText({ max: feedbackLimits.description, lines: "many" }),
  page: v.pipe(
    text({ max: 300 }),
    v.transform((page) => (page === null ? null : scrubPath(page))),
  ),
  browser: text({ max: 300 }),
  window: text({ max: 100 }),
  clientVersion: text({ max: 50 }),
  serviceTag: text({ max: 50 }),
  /** The id of the last failed request, else of the last request. */
  requestId: text({ max: 128 }),
  screenshotId: nullIfMissing(optionalField(uuid<string>())),
});

export type FeedbackForm = v.InferOutput<typeof feedbackSchema>;

/** The fields of a feedback that staff edits. */
export const feedbackWorkSchema = v.object({
  state: option(feedbackStates),
  note: text({ max: feedbackLimits.note, lines: "many" }),
});

export type FeedbackWork = v.InferOutput<typeof feedbackWorkSchema>;
