import parameters from "../../../__generated__/AdminFeedbackQuery$parameters.ts";
import { endOfDay, startOfDay } from "../../../features/day-range/day-bounds.ts";
import { routeQuery } from "../../../relay/route-query.ts";
import { feedbackPageSize, feedbackView } from "./feedback-view.ts";

export const loader = routeQuery(parameters, ({ url }) => {
  const { search, state, where, from, until, page } = feedbackView.read(url.searchParams);
  return {
    person: search,
    state,
    page: where,
    from: startOfDay(from),
    to: endOfDay(until),
    limit: feedbackPageSize,
    offset: (page - 1) * feedbackPageSize,
  };
});
