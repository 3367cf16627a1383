import { failedRequestList, feedbackList } from "./feedback.ts";

export type {
  ChoiceFilter,
  FilterChoice,
  FilterChoices,
  ListDescription,
  ListFilter,
  ListFilters,
  NumberFilter,
  PeriodFilter,
  SearchFilter,
  TextFilter,
} from "./filter.ts";
export { argumentType } from "./filter.ts";
export { failedRequestList, feedbackList };

/** All lists whose filters are described here. */
export const describedLists = [feedbackList, failedRequestList] as const;
