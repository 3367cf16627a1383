import * as v from "valibot";
import type { CustomerId } from "../ids.ts";
import { neededText, rowId, text } from "../input/index.ts";

/** The fields of a station that staff edit: service tag, name, place and customer. */
export const stationSchema = v.object({
  serviceTag: neededText({ max: 40, isName: true }),
  name: neededText({ max: 100, isName: true }),
  place: text({ max: 200, isName: true }),
  customerId: rowId<CustomerId>(),
});

export type StationForm = v.InferOutput<typeof stationSchema>;
