import { failedRequestList, feedbackList } from "./feedback.ts";
import { simulatorModuleList } from "./simulator-modules.ts";

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
export { failedRequestList, feedbackList, simulatorModuleList };

/** All lists whose filters are described here. */
export const describedLists = [feedbackList, failedRequestList, simulatorModuleList] as const;
