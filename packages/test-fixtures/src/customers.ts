import type { CustomerId, GroupId } from "@cathedra/domain";

export type CustomerKey = "northgate" | "lakeside";

export type CastCustomer = { readonly key: CustomerKey; readonly id: CustomerId; readonly name: string };

export type GroupKey =
  | "irResidents"
  | "irFellows"
  | "neurointervention"
  | "endovascularTrainees"
  | "vascularRotation";

export type CastGroup = {
  readonly key: GroupKey;
  readonly id: GroupId;
  readonly customer: CustomerKey;
  readonly name: string;
  readonly description: string;
};

/** The two customers of the demo world, the tests and the pictures. */
export const customers: readonly CastCustomer[] = [
  { key: "northgate", id: 1 as CustomerId, name: "Northgate University Hospital" },
  { key: "lakeside", id: 2 as CustomerId, name: "Lakeside Vascular Institute" },
];

export const groups: readonly CastGroup[] = [
  {
    key: "irResidents",
    id: 1 as GroupId,
    customer: "northgate",
    name: "IR Residents",
    description: "Residents in interventional radiology, years one to four.",
  },
  {
    key: "irFellows",
    id: 2 as GroupId,
    customer: "northgate",
    name: "IR Fellows",
    description: "Fellows in interventional radiology.",
  },
  {
    key: "neurointervention",
    id: 3 as GroupId,
    customer: "northgate",
    name: "Neurointervention",
    description: "Stroke and aneurysm treatment, with the neurosurgery department.",
  },
  {
    key: "endovascularTrainees",
    id: 4 as GroupId,
    customer: "lakeside",
    name: "Endovascular Trainees",
    description: "Trainees of the endovascular programme.",
  },
  {
    key: "vascularRotation",
    id: 5 as GroupId,
    customer: "lakeside",
    name: "Vascular Surgery Rotation",
    description: "Surgeons on their six months of vascular surgery.",
  },
];

export function getCustomer(key: CustomerKey): CastCustomer {
  return found(customers, key);
}

export function getGroup(key: GroupKey): CastGroup {
  return found(groups, key);
}

function found<T extends { readonly key: string }>(list: readonly T[], key: T["key"]): T {
  const item = list.find((each) => each.key === key);
  if (item === undefined) throw new Error(`not in the cast: ${key}`);
  return item;
}
