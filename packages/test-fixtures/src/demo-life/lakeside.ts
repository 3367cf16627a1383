import { cast } from "../cast.ts";
import { aPastEvent, aPastVoucher, aUse, colleague } from "./builders.ts";
import { type DemoCalendar, minutesAfter } from "./calendar.ts";
import { aSession, getHappenings } from "./sessions.ts";

const { aiko, lukas, ruth } = cast;

/** The events of Lakeside, which staff of the portal's provider administer. */
export function lakesideEvents({ at }: DemoCalendar) {
  const eventAt = at(27, "09:00");
  const attendances = [
    { person: lukas, from: 0, to: 71, control: [[1, 12] as const] },
    { person: aiko, from: 1, to: 71, control: [[12, 40] as const] },
    { person: colleague("Yuki"), from: 5, to: 66, control: [[40, 65] as const] },
  ];
  return [
    aPastEvent({
      customer: "lakeside",
      creator: ruth,
      organizers: [lukas],
      key: "leg-arteries",
      name: "Below the knee: wires before balloons",
      description: "One long occlusion, two ways around it.",
      space: "peripheral",
      cases: ["sfa-revascularization-01", "sfa-revascularization-02"],
      createdAt: at(40, "16:15"),
      eventAt,
      hours: 2,
      maxUses: 6,
      accepted: [aiko, colleague("Yuki")],
      acceptedAt: at(38, "08:00"),
      held: {
        ...aSession("sfa-revascularization-01", eventAt, 71),
        endsAt: minutesAfter(eventAt, 125),
        startedBy: lukas,
        happenings: getHappenings(eventAt, attendances),
      },
    }),
  ];
}

export function lakesideVouchers({ at }: DemoCalendar) {
  return [
    aPastVoucher({
      key: "trainee-weeks",
      name: "First endografts for new trainees",
      customer: "lakeside",
      creator: ruth,
      space: "endovascular",
      cases: ["evar-01", "evar-02"],
      createdAt: at(12, "11:30"),
      validTo: at(-18, "23:59"),
      maxUses: 5,
      hours: 2,
      uses: [aUse(aiko, at(11, "20:45"), [aSession("evar-01", at(10, "19:00"), 56)])],
    }),
  ];
}
