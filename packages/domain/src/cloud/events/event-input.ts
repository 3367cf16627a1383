import * as v from "valibot";
import { emailKey, isEmail } from "../../email.ts";
import type { FieldError } from "../../field-errors.ts";
import type { CustomerId, LearningSpaceId } from "../../ids.ts";
import { rowId } from "../../input/choices.ts";
import { fieldErrorCode } from "../../input/field-errors.ts";
import { wholeHours, wholeNumber } from "../../input/numbers.ts";
import { nullIfMissing, requiredField } from "../../input/optional-fields.ts";
import { readWith } from "../../input/read-with.ts";
import { neededText } from "../../input/text.ts";
import { moment } from "../../input/times.ts";
import type { Result } from "../../result.ts";
import type { Instant } from "../../time.ts";
import type { CloudModule, ModuleCases } from "../catalogue/catalogue.ts";
import { chosenCases } from "../chosen-cases.ts";
import type { EventTimes } from "./event-times.ts";

/** The limits are specified (3.045). */
export const eventLimits = {
  users: { min: 1, max: 20 },
  hours: { min: 1, max: 4 },
  name: 100,
  description: 2000,
  organizers: 20,
  /** Events cannot be planned further ahead than this many days. */
  furthestDays: 730,
} as const;

/** An event as it was sent (3.041, 3.042, X29), not validated yet. */
export type EventInput = {
  readonly name?: unknown;
  readonly description?: unknown;
  readonly customerId?: unknown;
  readonly learningSpaceId?: unknown;
  readonly modules?: unknown;
  readonly eventAt?: unknown;
  readonly durationInSeconds?: unknown;
  readonly maxUses?: unknown;
  readonly organizers?: unknown;
};

/** The fields of an existing event that can be changed (3.039). */
export type EventChange = {
  readonly name: string;
  readonly description: string;
  readonly eventAt: Instant;
  /** The addresses of the organizers in the form in which they are compared, the creator's first (X29). */
  readonly organizers: readonly string[];
};

export type NewEvent = EventChange & {
  readonly customerId: CustomerId;
  readonly learningSpaceId: LearningSpaceId;
  readonly modules: readonly ModuleCases[];
  readonly durationInSeconds: number;
  readonly maxUses: number;
};

/**
 * A new event (3.044-3.046, X29). `offered`: the modules of the chosen customer in the chosen learning space. The
 * creator is an organizer, whoever else is.
 */
export function validateEvent(
  input: EventInput,
  { offered, creatorEmail }: { readonly offered: readonly CloudModule[]; readonly creatorEmail: string },
  now: Instant,
): Result<NewEvent, readonly FieldError[]> {
  const event = v.object({
    customerId: requiredField("CUSTOMER_REQUIRED", rowId<CustomerId>()),
    learningSpaceId: requiredField("LEARNING_SPACE_REQUIRED", rowId<LearningSpaceId>()),
    name,
    description,
    eventAt: eventAt(now),
    durationInSeconds: wholeHours(eventLimits.hours),
    maxUses: requiredField("MAX_USERS_REQUIRED", wholeNumber(eventLimits.users)),
    modules: chosenCases(offered),
    organizers: organizersWith(creatorEmail),
  });
  return readWith(event, input);
}

/** The stored event that is being edited. */
export type EditedEvent = EventTimes & {
  readonly organizers: readonly string[];
  readonly creatorEmail: string;
  /** Whether a machine is starting or was started for the event, so that its time has been consumed. */
  readonly hasStarted: boolean;
};

/**
 * Validates a change of an event that is not over (3.039, 3.042, X60, X29). A changed duration is refused. The time is fixed
 * once the event has started; an unchanged time may be in the past. Without given organizers the present ones stay.
 */
export function validateEventChange(
  input: Pick<EventInput, "name" | "description" | "eventAt" | "durationInSeconds" | "organizers">,
  event: EditedEvent,
  now: Instant,
): Result<EventChange, readonly FieldError[]> {
  const change = v.pipe(
    v.object({
      name,
      description,
      eventAt: eventAt(now, event),
      durationInSeconds: nullIfMissing(
        v.custom(
          (value) => value === null || value === event.durationInSeconds,
          fieldErrorCode("CANNOT_BE_CHANGED"),
        ),
      ),
      organizers: organizersWith(event.creatorEmail, event.organizers),
    }),
    v.transform(
      (read): EventChange => ({
        name: read.name,
        description: read.description,
        eventAt: read.eventAt,
        organizers: read.organizers,
      }),
    ),
  );
  return readWith(change, input);
}

/** Reads the start and duration of an event that does not exist yet, such as for a question about free machines. */
export function readEventTimes(
  input: Pick<EventInput, "eventAt" | "durationInSeconds">,
  now: Instant,
): Result<EventTimes, readonly FieldError[]> {
  return readWith(
    v.object({ eventAt: eventAt(now), durationInSeconds: wholeHours(eventLimits.hours) }),
    input,
  );
}

const name = neededText({ max: eventLimits.name, isTitle: true }, "EVENT_TITLE_REQUIRED");
const description = neededText({ max: eventLimits.description, lines: "many" }, "EVENT_DESCRIPTION_REQUIRED");

/**
 * The start must not be before the current minute (pickers have no seconds, and an event may begin at once). The start that an
 * event already has is always accepted, and is the only one accepted once the event has started.
 */
function eventAt(now: Instant, event?: Pick<EditedEvent, "eventAt" | "hasStarted">) {
  const earliest = Math.floor(now / 60_000) * 60_000;
  const latest = now + eventLimits.furthestDays * 86_400_000;
  const isKept = (at: Instant) => at === event?.eventAt;
  return requiredField(
    "EVENT_TIME_REQUIRED",
    v.pipe(
      moment(),
      v.check((at) => isKept(at) || event?.hasStarted !== true, fieldErrorCode("EVENT_HAS_STARTED")),
      v.check((at) => isKept(at) || at >= earliest, fieldErrorCode("IN_THE_PAST")),
      v.check(
        (at) => isKept(at) || at <= latest,
        fieldErrorCode("DATE_TOO_LATE", { latest: new Date(latest).toISOString().slice(0, 10) }),
      ),
    ),
  );
}

/** The organizers without repetition, the creator first; the present ones where none are given. */
function organizersWith(creatorEmail: string, already: readonly string[] = []) {
  const max = eventLimits.organizers;
  const tooMany = fieldErrorCode("TOO_MANY", { max });
  const noEmail = fieldErrorCode("NOT_AN_EMAIL");
  return v.nullish(
    v.pipe(
      v.array(v.unknown()),
      v.maxLength(max + 1, tooMany),
      v.array(v.pipe(v.string(noEmail), v.transform(emailKey), v.check(isEmail, noEmail))),
      v.transform((emails) =>
        [...new Set([emailKey(creatorEmail), ...emails])].filter((email) => email !== ""),
      ),
      v.maxLength(max + 1, tooMany),
    ),
    [...already],
  );
}
