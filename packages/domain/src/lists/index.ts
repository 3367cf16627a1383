import { failedRequestList, feedbackList } from "./feedback.ts";
import { quotaLedgerList } from "./quota-ledger.ts";
import { simulatorModuleList } from "./simulator-modules.ts";
import { softwareReleaseList } from "./software-releases.ts";

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
export { failedRequestList, feedbackList, quotaLedgerList, simulatorModuleList, softwareReleaseList };

/** All lists whose filters are described here. */
export const describedLists = [
  feedbackList,
  failedRequestList,
  quotaLedgerList,
  simulatorModuleList,
  softwareReleaseList,
] as const;
