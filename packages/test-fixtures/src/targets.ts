import type { CustomerId, GroupId, TargetId } from "@cathedra/domain";
import type { Level, ParticipantRole, Target, TargetScope } from "@cathedra/domain/logbook";
import { type CustomerKey, type GroupKey, getCustomer, getGroup } from "./customers.ts";

export type CastTarget = Target & { readonly id: TargetId; readonly customerId: CustomerId };

const handsOn: readonly ParticipantRole[] = ["Operator", "Assistant"];
const alone: readonly ParticipantRole[] = ["Operator"];

type Traits = Partial<TargetScope> & {
  readonly roles?: readonly ParticipantRole[];
  readonly levels?: readonly Level[];
  readonly group?: GroupKey;
};

/** The targets of the two institutions of the cast, in the style of a case log's minimums. */
export const demoTargets: readonly CastTarget[] = [
  training(1, "northgate", 48, "All procedures", 300, { roles: handsOn, group: "irResidents" }),
  training(2, "northgate", 48, "Arterial interventions", 40, {
    interventionType: "Arterial Interventions",
    roles: handsOn,
  }),
  training(3, "northgate", 48, "Venous interventions", 30, {
    interventionType: "Venous Interventions",
    roles: handsOn,
  }),
  training(4, "northgate", 48, "Biopsies and drainages", 25, {
    interventionType: "Biopsy/Drainage",
    roles: alone,
  }),
  training(5, "northgate", 48, "Dialysis access", 10, {
    interventionType: "Dialysis Related Interventions",
    roles: alone,
  }),
  training(6, "northgate", 48, "Vascular access", 15, {
    interventionType: "Vascular Access Procedures",
    roles: alone,
  }),
  training(7, "northgate", 48, "Nonvascular interventions", 40, {
    interventionType: "Nonvascular Interventions",
    roles: handsOn,
  }),
  training(8, "northgate", 48, "Head and neck, arterial", 6, {
    interventionType: "Arterial Interventions",
    organSystem: "Head and neck",
  }),
  training(9, "northgate", 48, "Consultations", 20, { interventionType: "Evaluation and Management (E/M)" }),
  training(10, "northgate", 24, "As operator, senior years", 80, {
    roles: alone,
    levels: ["R4", "IR1", "IR2"],
    group: "irFellows",
  }),
  yearly(11, "northgate", "academicYear", "All procedures, this training year", 80, { roles: handsOn }),
  yearly(12, "northgate", "calendarYear", "Leg arteries, this year", 8, {
    interventionType: "Arterial Interventions",
    organSystem: "Lower extremity",
  }),
  training(21, "lakeside", 24, "All procedures", 120, { roles: handsOn }),
  training(22, "lakeside", 24, "Arterial interventions", 12, {
    interventionType: "Arterial Interventions",
    roles: handsOn,
  }),
  training(23, "lakeside", 24, "Aorta", 8, {
    interventionType: "Arterial Interventions",
    organSystem: "Aorta",
    roles: handsOn,
  }),
  training(24, "lakeside", 24, "Leg arteries", 15, {
    interventionType: "Arterial Interventions",
    organSystem: "Lower extremity",
  }),
  training(25, "lakeside", 24, "Abdominal endografts", 4, { procedureCode: "AI-1003" }),
  training(26, "lakeside", 24, "Venous interventions", 8, {
    interventionType: "Venous Interventions",
    roles: handsOn,
  }),
  training(27, "lakeside", 24, "Dialysis access", 6, {
    interventionType: "Dialysis Related Interventions",
    roles: alone,
  }),
  training(28, "lakeside", 24, "Vascular access", 10, { interventionType: "Vascular Access Procedures" }),
  training(29, "lakeside", 24, "Consultations", 5, { interventionType: "Evaluation and Management (E/M)" }),
  training(30, "lakeside", 24, "As operator", 40, { roles: alone, levels: ["IR1", "IR2"] }),
  training(31, "lakeside", 6, "Rotation", 30, { group: "vascularRotation" }),
  yearly(32, "lakeside", "calendarYear", "All procedures, this year", 40, { roles: handsOn }),
];

function training(
  number: number,
  customer: CustomerKey,
  months: number,
  name: string,
  minimum: number,
  traits: Traits,
): CastTarget {
  return target(number, customer, traits, { name, minimum, span: "training", months });
}

function yearly(
  number: number,
  customer: CustomerKey,
  span: "academicYear" | "calendarYear",
  name: string,
  minimum: number,
  traits: Traits,
): CastTarget {
  return target(number, customer, traits, { name, minimum, span, months: null });
}

function target(
  number: number,
  customer: CustomerKey,
  { roles = [], levels = [], group, ...scope }: Traits,
  rule: Pick<Target, "name" | "minimum" | "span" | "months">,
): CastTarget {
  const groupId: GroupId | null = group === undefined ? null : getGroup(group).id;
  return {
    id: `7a46e700-0000-4000-8000-${String(number).padStart(12, "0")}` as TargetId,
    customerId: getCustomer(customer).id,
    groupId,
    scope: {
      interventionType: null,
      organSystem: null,
      category: null,
      subCategory: null,
      procedureCode: null,
      ...scope,
    },
    roles,
    levels,
    ...rule,
  };
}
