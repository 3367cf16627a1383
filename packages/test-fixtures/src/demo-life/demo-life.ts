import type { Instant } from "@cathedra/domain";
import { learningLife } from "../learning-life.ts";
import { resultsLife } from "../results-life.ts";
import { demoCalendar } from "./calendar.ts";
import { demoDrafts } from "./drafts.ts";
import { lakesideEvents, lakesideVouchers } from "./lakeside.ts";
import { northgateEvents } from "./northgate-events.ts";
import { northgateVouchers } from "./northgate-vouchers.ts";

/**
 * What the demo people have been through in the ten weeks before `now`, in the form that the API's `seedDemo` takes. Days
 * and hours are those of the machine that it runs on.
 */
export function demoLife(now: Instant) {
  const calendar = demoCalendar(now);
  return {
    vouchers: [...northgateVouchers(calendar), ...lakesideVouchers(calendar)],
    drafts: demoDrafts(calendar),
    learning: learningLife(now),
    results: resultsLife(now),
    events: [...northgateEvents(calendar), ...lakesideEvents(calendar)],
  };
}
