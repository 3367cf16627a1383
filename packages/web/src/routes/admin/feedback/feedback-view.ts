import { type FeedbackState, feedbackStates } from "@cathedra/domain/reports";
import {
  dayPart,
  optionalPart,
  type Part,
  pagePart,
  searchPart,
  tableView,
} from "../../../features/table-page/table-view.ts";

export const feedbackPageSize = 25;

/** A path of the portal, as reports name it. */
const pathPart: Part<string | null> = {
  role: "filter",
  read: (text) => (text !== null && /^\/[\w/:.-]{0,200}$/.test(text) ? text : null),
  write: (path) => path,
};

export type FeedbackView = {
  /** A part of the name or address of who reported it. */
  readonly search: string;
  readonly state: FeedbackState | null;
  /** The page that the feedback was sent from. */
  readonly where: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly page: number;
};

/** What of the list of feedback is in the address. */
export const feedbackView = tableView<FeedbackView>({
  search: searchPart,
  state: optionalPart(feedbackStates),
  where: pathPart,
  from: dayPart,
  until: dayPart,
  page: pagePart,
});
