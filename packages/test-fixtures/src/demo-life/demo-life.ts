import type { Instant } from "@cathedra/domain";
import { learningLife } from "../learning-life.ts";
import { resultsLife } from "../results-life.ts";
import { demoCalendar } from "./calendar.ts";
import { demoDrafts } from "./drafts.ts";
import { lakesideEvents, lakesideVouchers } from "./lakeside.ts";
import { northgateEvents } from "./northgate-events.ts";
import { northgateVouchers } from "./northgate-vouchers.ts";

/**
 * The past ten weeks of the demo people before `now`, in the form that the API's `seedDemo` takes. Days and hours are in the
 * machine's time zone.
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
