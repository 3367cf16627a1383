import type { CustomerId, StationId } from "@cathedra/domain";
import { type CustomerKey, getCustomer } from "./customers.ts";

export type StationKey = "northgateSkillsLab" | "northgateAngio" | "lakesideLab" | "lakesideTravelling";

export type CastStation = {
  readonly key: StationKey;
  readonly id: StationId;
  readonly serviceTag: string;
  readonly name: string;
  readonly place: string;
  readonly customerId: CustomerId;
};

/** The simulators of the demo world that are installed somewhere. None has a key at first: a station enrols itself. */
export const stations: readonly CastStation[] = [
  station("northgateSkillsLab", 1, "NGT4K21", "northgate", "Skills lab 1", "Building C, level 2, room 214"),
  station("northgateAngio", 2, "NGT7P03", "northgate", "Angio suite trainer", "Main Campus, beside angio 3"),
  station("lakesideLab", 3, "LKS2M88", "lakeside", "Endovascular lab", "Ground floor, room 11"),
  station(
    "lakesideTravelling",
    4,
    "LKS9T50",
    "lakeside",
    "Travelling simulator",
    "Harbour View, on loan until spring",
  ),
];

export function getStation(key: StationKey): CastStation {
  const found = stations.find((one) => one.key === key);
  if (found === undefined) throw new Error(`no such station: ${key}`);
  return found;
}

function station(
  key: StationKey,
  number: number,
  serviceTag: string,
  customer: CustomerKey,
  name: string,
  place: string,
): CastStation {
  const id = `00000000-0000-4000-9100-${String(number).padStart(12, "0")}` as StationId;
  return { key, id, serviceTag, name, place, customerId: getCustomer(customer).id };
}
