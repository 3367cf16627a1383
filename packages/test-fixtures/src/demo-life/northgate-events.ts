import { cast } from "../cast.ts";
import { aPastEvent, colleague } from "./builders.ts";
import { type DemoCalendar, minutesAfter } from "./calendar.ts";
import { aSession, getHappenings } from "./sessions.ts";

const { maya, tomas, nils, priya, george } = cast;
const northgate = { customer: "northgate", creator: george, organizers: [priya] } as const;

/** Northgate's events of the last ten weeks: three that were held and one that was called off. */
export function northgateEvents(calendar: DemoCalendar) {
  return [
    firstEndografts(calendar),
    carotidWorkshop(calendar),
    dissection(calendar),
    thrombectomyRound(calendar),
  ];
}

function firstEndografts({ at }: DemoCalendar) {
  const eventAt = at(62, "13:30");
  const startedAt = minutesAfter(eventAt, -4);
  const attendances = [
    { person: priya, from: 1, to: 101, control: [[2, 15] as const, [70, 76] as const] },
    { person: maya, from: 3, to: 100, control: [[15, 33] as const] },
    { person: colleague("Idris"), from: 4, to: 100, control: [[33, 49] as const] },
    { person: tomas, from: 6, to: 100, control: [[49, 70] as const] },
    { person: colleague("Sofia"), from: 11, to: 92, control: [[76, 91] as const] },
  ];
  return aPastEvent({
    ...northgate,
    key: "first-endografts",
    name: "First endografts: planning and deployment",
    description: "For everybody who has not deployed one yet. Read the sizing sheet before you come.",
    space: "endovascular",
    cases: ["evar-01", "evar-02"],
    createdAt: at(70, "09:12"),
    eventAt,
    hours: 2,
    maxUses: 8,
    accepted: [maya, tomas, colleague("Idris"), colleague("Sofia"), colleague("Noah")],
    acceptedAt: at(68, "18:05"),
    held: {
      ...aSession("evar-01", startedAt, 102),
      endsAt: minutesAfter(eventAt, 125),
      startedBy: priya,
      happenings: getHappenings(startedAt, attendances, [{ minute: 50, caseId: "evar-02", by: priya }]),
    },
  });
}

function carotidWorkshop({ at }: DemoCalendar) {
  const eventAt = at(34, "14:00");
  const startedAt = minutesAfter(eventAt, 2);
  const attendances = [
    { person: priya, from: 1, to: 122, control: [[1, 9] as const] },
    { person: maya, from: 2, to: 122, control: [[9, 38] as const, [96, 110] as const] },
    { person: tomas, from: 2, to: 118, control: [[38, 66] as const] },
    { person: nils, from: 8, to: 122, control: [[66, 96] as const] },
  ];
  return aPastEvent({
    ...northgate,
    key: "carotid-workshop",
    name: "Carotid stenting with embolic protection",
    description: "Distal filter first, proximal protection after the break.",
    space: "neuro",
    cases: ["carotid-stenting-01", "carotid-stenting-02", "carotid-stenting-03"],
    createdAt: at(48, "11:40"),
    eventAt,
    hours: 2,
    maxUses: 6,
    accepted: [maya, tomas, nils, colleague("Noah")],
    acceptedAt: at(45, "07:50"),
    held: {
      ...aSession("carotid-stenting-01", startedAt, 123, "EVENT_ENDED"),
      endsAt: minutesAfter(eventAt, 125),
      startedBy: priya,
      happenings: getHappenings(startedAt, attendances, [
        { minute: 40, caseId: "carotid-stenting-02", by: priya },
        { minute: 68, caseId: "carotid-stenting-03", by: priya },
      ]),
    },
  });
}

function dissection({ at }: DemoCalendar) {
  return aPastEvent({
    ...northgate,
    key: "type-b-dissection",
    name: "Type B dissection: true lumen, false lumen",
    description: "Called off: the angiography suite needs us that afternoon.",
    space: "endovascular",
    cases: ["tevar-02"],
    createdAt: at(29, "10:00"),
    eventAt: at(20, "15:00"),
    hours: 2,
    maxUses: 6,
    accepted: [maya, tomas],
    acceptedAt: at(27, "12:00"),
    archivedAt: at(21, "17:45"),
    held: null,
  });
}

function thrombectomyRound({ at }: DemoCalendar) {
  const eventAt = at(13, "16:00");
  const attendances = [
    { person: priya, from: 0, to: 57, control: [[1, 6] as const] },
    { person: nils, from: 1, to: 57, control: [[6, 29] as const] },
    { person: maya, from: 2, to: 57, control: [[29, 55] as const] },
  ];
  return aPastEvent({
    ...northgate,
    key: "thrombectomy-round",
    name: "Thrombectomy round: aspiration or retriever?",
    description: "Two anatomies, the same clot. Bring an opinion.",
    space: "neuro",
    cases: ["stroke-thrombectomy-01", "stroke-thrombectomy-02"],
    createdAt: at(24, "08:30"),
    eventAt,
    hours: 1,
    maxUses: 5,
    accepted: [maya, nils, colleague("Leila")],
    acceptedAt: at(22, "21:10"),
    held: {
      ...aSession("stroke-thrombectomy-01", eventAt, 57),
      endsAt: minutesAfter(eventAt, 65),
      startedBy: priya,
      happenings: getHappenings(eventAt, attendances, [
        { minute: 30, caseId: "stroke-thrombectomy-02", by: priya },
      ]),
    },
  });
}
