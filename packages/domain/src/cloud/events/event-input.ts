import { collector } from "../../collect.ts";
import { emailKey, isEmail } from "../../email.ts";
import type { CustomerId, LearningSpaceId } from "../../ids.ts";
import {
  type FieldError,
  fieldError,
  type PlainFieldErrorCode,
  plainFieldError,
} from "../../messages/fields.ts";
import { err, ok, type Result } from "../../result.ts";
import { readText, type TextRule } from "../../text.ts";
import { type Instant, instant } from "../../time.ts";
import type { CloudModule, ModuleCases } from "../catalogue/catalogue.ts";
import { readInstant, readModuleCases, readRowId, readSeconds, readWhole } from "../read-input.ts";
import type { EventTimes } from "./event-times.ts";

/** (3.045) */
export const eventLimits = {
  users: { min: 1, max: 20 },
  hours: { min: 1, max: 4 },
  name: 100,
  description: 2000,
  organizers: 20,
  /** Nobody plans a class for later than this. */
  furthestDays: 730,
} as const;

/** An event as it is sent (3.041, 3.042, X29): nothing of it is known to be right. */
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

/** What can be changed of an event that stands (3.039). */
export type EventChange = {
  readonly name: string;
  readonly description: string;
  readonly eventAt: Instant;
  /** Addresses as they are compared, the creator's first (X29). */
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
  given: EventInput,
  { offered, creatorEmail }: { readonly offered: readonly CloudModule[]; readonly creatorEmail: string },
  now: Instant,
): Result<NewEvent, readonly FieldError[]> {
  const { errors, take } = collector();
  const customerId = take(
    readRowId<CustomerId>("customerId", given.customerId, { missing: "CUSTOMER_REQUIRED" }),
  );
  const learningSpaceId = take(
    readRowId<LearningSpaceId>("learningSpaceId", given.learningSpaceId, {
      missing: "LEARNING_SPACE_REQUIRED",
    }),
  );
  const name = take(readName(given.name));
  const description = take(readDescription(given.description));
  const eventAt = take(readEventAt(given.eventAt, now));
  const durationInSeconds = take(
    readSeconds("durationInSeconds", given.durationInSeconds, eventLimits.hours),
  );
  const maxUses = take(
    readWhole("maxUses", given.maxUses, { ...eventLimits.users, missing: "MAX_USERS_REQUIRED" }),
  );
  const modules = take(readModuleCases("modules", given.modules, offered));
  const organizers = take(readOrganizers(given.organizers, creatorEmail));
  if (
    customerId === undefined ||
    learningSpaceId === undefined ||
    name === undefined ||
    description === undefined ||
    eventAt === undefined ||
    durationInSeconds === undefined ||
    maxUses === undefined ||
    modules === undefined ||
    organizers === undefined
  ) {
    return err(errors);
  }
  return ok({
    customerId,
    learningSpaceId,
    name,
    description,
    eventAt,
    durationInSeconds,
    maxUses,
    modules,
    organizers,
  });
}

/** The event that is edited, as it stands. */
export type EditedEvent = EventTimes & {
  readonly organizers: readonly string[];
  readonly creatorEmail: string;
  /** Whether a machine is being or was started for it: its time has been given out then. */
  readonly hasStarted: boolean;
};

/**
 * A change of an event that is not over (3.039, 3.042, X60, X29). The duration is taken as an argument and refused where
 * it differs. The time stays once the event has started; one that is not changed need not be still to come.
 * Organizers that are not given stay.
 */
export function validateEventChange(
  given: Pick<EventInput, "name" | "description" | "eventAt" | "durationInSeconds" | "organizers">,
  event: EditedEvent,
  now: Instant,
): Result<EventChange, readonly FieldError[]> {
  const { errors, take } = collector();
  const name = take(readName(given.name));
  const description = take(readDescription(given.description));
  const eventAt = take(readChangedTime(given.eventAt, event, now));
  const { durationInSeconds = null } = given;
  if (durationInSeconds !== null && durationInSeconds !== event.durationInSeconds)
    take(err(fieldError("durationInSeconds", "CANNOT_BE_CHANGED")));
  const asked = given.organizers ?? event.organizers;
  const organizers = take(readOrganizers(asked, event.creatorEmail));
  const isComplete =
    name !== undefined && description !== undefined && eventAt !== undefined && organizers !== undefined;
  return isComplete && errors.length === 0 ? ok({ name, description, eventAt, organizers }) : err(errors);
}

/** When an event would be and for how long, before anything else of it is known: a question, not yet an event. */
export function readEventTimes(
  given: Pick<EventInput, "eventAt" | "durationInSeconds">,
  now: Instant,
): Result<EventTimes, readonly FieldError[]> {
  const { errors, take } = collector();
  const eventAt = take(readEventAt(given.eventAt, now));
  const durationInSeconds = take(
    readSeconds("durationInSeconds", given.durationInSeconds, eventLimits.hours),
  );
  if (eventAt === undefined || durationInSeconds === undefined) return err(errors);
  return ok({ eventAt, durationInSeconds });
}

function readName(given: unknown): Result<string, FieldError> {
  return readNeeded("name", given, { max: eventLimits.name, isName: true }, "EVENT_TITLE_REQUIRED");
}

function readDescription(given: unknown): Result<string, FieldError> {
  const rule = { max: eventLimits.description, lines: "many" } as const;
  return readNeeded("description", given, rule, "EVENT_DESCRIPTION_REQUIRED");
}

function readNeeded(
  path: string,
  given: unknown,
  rule: TextRule,
  missing: PlainFieldErrorCode,
): Result<string, FieldError> {
  const read = readText(path, given, rule);
  if (!read.ok) return read;
  return read.value === null ? err(plainFieldError(path, missing)) : ok(read.value);
}

/** From the minute that has begun on: pickers know no seconds, and an event may begin at once. */
function readEventAt(given: unknown, now: Instant): Result<Instant, FieldError> {
  const read = readInstant("eventAt", given, { missing: "EVENT_TIME_REQUIRED" });
  if (!read.ok) return read;
  if (read.value < Math.floor(now / 60_000) * 60_000) return err(fieldError("eventAt", "IN_THE_PAST"));
  const latest = instant(now + eventLimits.furthestDays * 86_400_000);
  if (read.value <= latest) return read;
  return err(fieldError("eventAt", "DATE_TOO_LATE", { latest: new Date(latest).toISOString().slice(0, 10) }));
}

function readChangedTime(given: unknown, event: EditedEvent, now: Instant): Result<Instant, FieldError> {
  const read = readInstant("eventAt", given, { missing: "EVENT_TIME_REQUIRED" });
  if (!read.ok || read.value === event.eventAt) return read;
  return event.hasStarted ? err(fieldError("eventAt", "EVENT_HAS_STARTED")) : readEventAt(given, now);
}

function readOrganizers(
  given: unknown,
  creatorEmail: string,
): Result<readonly string[], readonly FieldError[]> {
  if (given !== undefined && given !== null && !Array.isArray(given))
    return err([fieldError("organizers", "WRONG_TYPE")]);
  const all: readonly unknown[] = given ?? [];
  const max = eventLimits.organizers;
  if (all.length > max + 1) return err([fieldError("organizers", "TOO_MANY", { max })]);
  const wrong = all.flatMap((each, at) =>
    typeof each === "string" && isEmail(emailKey(each))
      ? []
      : [fieldError(`organizers.${at}`, "NOT_AN_EMAIL")],
  );
  if (wrong.length > 0) return err(wrong);
  const named = [creatorEmail, ...(all as readonly string[])].map(emailKey);
  const organizers = [...new Set(named)].filter((email) => email !== "");
  return organizers.length > max + 1 ? err([fieldError("organizers", "TOO_MANY", { max })]) : ok(organizers);
}
