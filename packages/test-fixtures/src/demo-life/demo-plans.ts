import type { CaseId, Instant, ModuleId } from "@cathedra/domain";
import { type CastPerson, cast, getActor } from "../cast.ts";
import type { LearningSpaceKey } from "../cloud-catalogue.ts";
import { type CustomerKey, getCustomer } from "../customers.ts";
import { findSpace } from "./builders.ts";
import { demoCalendar, minutesAfter } from "./calendar.ts";

const { maya, tomas, nils, priya, george, aiko, lukas, ruth } = cast;

type PlanFacts = {
  readonly key: string;
  readonly customer: CustomerKey;
  readonly creator: CastPerson;
  readonly organizer: CastPerson;
  readonly space: LearningSpaceKey;
  readonly moduleId: string;
  readonly cases: string[];
  readonly name: string;
  readonly description: string;
  readonly eventAt: Instant;
  readonly hours: number;
  readonly maxUses: number;
  readonly guests: readonly CastPerson[];
};

const stepMinutes = 5;

/**
 * The coming events of the demo people, whenever the world is started: one within half an hour, one in some days, one next
 * week. In the form that the API's `seedPlans` takes.
 */
export function demoPlans(now: Instant) {
  const { at } = demoCalendar(now);
  const soon = minutesAfter(now, 20);
  const stepMs = stepMinutes * 60_000;
  const eventAt = (Math.ceil(soon / stepMs) * stepMs) as Instant;
  return [
    plan({
      key: "today",
      customer: "northgate",
      creator: george,
      organizer: priya,
      space: "neuro",
      moduleId: "stroke-thrombectomy",
      cases: ["stroke-thrombectomy-01", "stroke-thrombectomy-02"],
      name: "Stroke thrombectomy: the first pass",
      description: "One clot, one pass, everybody once. Priya begins, then we go round.",
      eventAt,
      hours: 1,
      maxUses: 8,
      guests: [maya, tomas, nils],
    }),
    plan({
      key: "next-week",
      customer: "northgate",
      creator: george,
      organizer: priya,
      space: "endovascular",
      moduleId: "tevar",
      cases: ["tevar-01", "tevar-02"],
      name: "Thoracic endografts with the vascular surgeons",
      description: "Aneurysm first, dissection after the break. Vascular surgery joins us.",
      eventAt: at(-7, "14:00"),
      hours: 2,
      maxUses: 10,
      guests: [maya],
    }),
    plan({
      key: "lakeside",
      customer: "lakeside",
      creator: ruth,
      organizer: lukas,
      space: "endovascular",
      moduleId: "evar",
      cases: ["evar-02", "evar-03"],
      name: "Difficult necks, narrow access",
      description: "Two endografts that do not go as planned.",
      eventAt: at(-3, "09:30"),
      hours: 2,
      maxUses: 6,
      guests: [aiko],
    }),
  ];
}

function plan({
  key,
  customer,
  creator,
  organizer,
  space,
  moduleId,
  cases,
  hours,
  guests,
  ...facts
}: PlanFacts) {
  return {
    ...facts,
    key,
    creator: getActor(creator),
    guests: guests.map(getActor),
    customerId: getCustomer(customer).id,
    learningSpaceId: findSpace(space),
    modules: [{ moduleId: moduleId as ModuleId, caseIds: cases as CaseId[] }],
    organizers: [creator.email, organizer.email],
    durationInSeconds: hours * 3600,
  };
}
