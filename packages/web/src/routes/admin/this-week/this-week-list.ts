import type { ListDescription } from "@cathedra/domain/lists";
import { weekReasonLabels } from "@cathedra/domain/this-week";

/** The people who need attention, as far as the page's filters match. */
export const thisWeekList = {
  query: "thisWeek",
  pageSize: 25,
  statements: 1,
  order: [],
  filters: {
    reason: { kind: "choice", type: "WeekReasonKind", label: "Reason", options: weekReasonLabels },
    search: { kind: "search", label: "Search by name or e-mail address", max: 100 },
    customerGroupId: { kind: "number", label: "Group", address: "group", isOnlyLinked: true },
  },
} as const satisfies ListDescription;
