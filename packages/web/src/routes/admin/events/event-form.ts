import { type CaseId, emailKey, instant, type Result } from "@cathedra/domain";
import {
  type CloudModule,
  eventLimits,
  moduleCasesOf,
  validateEvent,
  validateEventChange,
} from "@cathedra/domain/cloud";
import { cloudEventTexts, type FieldError } from "@cathedra/domain/messages";
import { type EmailField, emailField } from "../../../features/email-fields/email-field.ts";
import { localDay } from "../../../format/dates.ts";

/** An existing event, with the data that the form needs. */
export type EditedEvent = {
  readonly id: number;
  /** The version on which the change is based. */
  readonly modifiedAt: string;
  readonly name: string;
  readonly description: string;
  readonly eventAt: string;
  readonly durationInSeconds: number;
  readonly maxUses: number;
  readonly hasStarted: boolean;
  readonly customer: { readonly id: number; readonly name: string };
  readonly learningSpace: { readonly id: number; readonly name: string };
  readonly creatorEmail: string;
  readonly organizers: readonly string[];
  readonly modules: readonly CloudModule[];
};

type StoredEvent = Omit<EditedEvent, "creatorEmail" | "organizers" | "modules"> & {
  readonly creator: { readonly email: string | null | undefined } | null | undefined;
  readonly organizers: readonly { readonly email: string }[];
  readonly modules: readonly object[];
};

/** Turns an event of the contract into the form's values. */
export function toEdited({ modules, organizers, creator, ...event }: StoredEvent): EditedEvent {
  return {
    ...event,
    creatorEmail: creator?.email ?? "",
    organizers: organizers.map(({ email }) => email),
    modules: modules as EditedEvent["modules"],
  };
}

/** The values of the form. */
export type EventForm = {
  readonly customerId: number | null;
  readonly learningSpaceId: number | null;
  readonly name: string;
  readonly description: string;
  /** Day in the browser's time zone, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** Time in the browser's time zone, `HH:MM`. */
  readonly time: string | null;
  readonly hours: number;
  readonly maxUses: number | null;
  /** The organizers besides the creator, who always is one (X29). */
  readonly organizers: readonly EmailField[];
  readonly chosen: ReadonlySet<CaseId>;
};

/** The values of a new event of one hour; with a single customer, it is preselected (3.045, 3.046). */
export function newForm(accounts: readonly { readonly id: number }[]): EventForm {
  const [only] = accounts;
  return {
    customerId: accounts.length === 1 && only !== undefined ? only.id : null,
    learningSpaceId: null,
    name: "",
    description: "",
    day: null,
    time: null,
    hours: eventLimits.hours.min,
    maxUses: null,
    organizers: [],
    chosen: new Set(),
  };
}

export function makeForm(event: EditedEvent): EventForm {
  const others = event.organizers.filter((email) => emailKey(email) !== emailKey(event.creatorEmail));
  return {
    ...getPlace(event.eventAt),
    customerId: event.customer.id,
    learningSpaceId: event.learningSpace.id,
    name: event.name,
    description: event.description,
    hours: event.durationInSeconds / 3600,
    maxUses: event.maxUses,
    organizers: others.map((email) => emailField(email)),
    chosen: new Set(event.modules.flatMap(({ cases }) => cases.map(({ caseId }) => caseId))),
  };
}

/** The day and the time of an instant in the browser's time zone. */
export function getPlace(eventAt: string): Pick<EventForm, "day" | "time"> {
  const at = new Date(eventAt);
  const two = (count: number) => String(count).padStart(2, "0");
  return { day: localDay(at), time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}

/** The chosen time; null while it is incomplete. An unchanged time keeps its seconds. */
export function getEventAt(
  { day, time }: Pick<EventForm, "day" | "time">,
  edited: Pick<EditedEvent, "eventAt"> | null,
): string | null {
  if (day === null || time === null) return null;
  const before = edited === null ? undefined : getPlace(edited.eventAt);
  if (edited !== null && before?.day === day && before.time === time) return edited.eventAt;
  const at = new Date(`${day}T${time}:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Whether the local time does not exist on that day, because of the change to summer time. */
export function isSkipped({ day, time }: Pick<EventForm, "day" | "time">): boolean {
  const eventAt = getEventAt({ day, time }, null);
  return eventAt !== null && getPlace(eventAt).time !== time;
}

/** The form's values as the contract takes them, without empty organizers. */
export function toInput(form: EventForm, offered: readonly CloudModule[], edited: EditedEvent | null) {
  return {
    name: form.name,
    description: form.description,
    customerId: form.customerId,
    learningSpaceId: form.learningSpaceId,
    modules: moduleCasesOf(offered, form.chosen),
    eventAt: getEventAt(form, edited),
    durationInSeconds: Math.round(form.hours * 3600),
    maxUses: form.maxUses,
    organizers: filled(form).map(({ email }) => email.trim()),
  };
}

/** The form's errors by the API's own rules (3.044, 3.045); undefined if there are none. */
export function wrongWith(
  form: EventForm,
  offered: readonly CloudModule[],
  edited: EditedEvent | null,
  now: number,
): Readonly<Record<string, string>> | undefined {
  const input = toInput(form, offered, edited);
  const at = instant(now);
  const checked: Result<unknown, readonly FieldError[]> =
    edited === null
      ? validateEvent(input, { offered, creatorEmail: "" }, at)
      : validateEventChange(input, { ...edited, eventAt: instant(Date.parse(edited.eventAt)) }, at);
  const wrong = checked.ok ? {} : getTexts(checked.error, form);
  const found = isSkipped(form) ? { ...wrong, time: cloudEventTexts.skippedTime } : wrong;
  return Object.keys(found).length === 0 ? undefined : found;
}

/**
 * The first error of each field: errors of single cases are shown at the choice of cases, errors of the time where it is
 * missing, and errors of an organizer at their field.
 */
export function getTexts(
  errors: readonly { readonly path: string; readonly message: string }[],
  form: EventForm,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    errors.toReversed().map(({ path, message }) => [getField(path.split("."), form), message]),
  );
}

function getField([first = "", second]: readonly string[], form: EventForm): string {
  if (first === "eventAt") return form.day !== null && form.time === null ? "time" : "eventAt";
  if (first !== "organizers") return first;
  const wrong = filled(form)[Number(second)];
  return `organizers.${Math.max(0, wrong === undefined ? 0 : form.organizers.indexOf(wrong))}`;
}

function filled({ organizers }: EventForm): readonly EmailField[] {
  return organizers.filter(({ email }) => email.trim() !== "");
}
