import { keptCodes } from "@cathedra/domain/reports";
import {
  dayPart,
  idPart,
  keyPart,
  optionalPart,
  type Part,
  pagePart,
  searchPart,
  tableView,
} from "../../../features/table-page/table-view.ts";

export const requestsPageSize = 25;

const requestPart: Part<string> = {
  role: "filter",
  read: (text) => (/^[\w.-]{8,128}$/.test(text?.trim() ?? "") ? (text?.trim() ?? "") : ""),
  write: (id) => id || null,
};

export type RequestsView = {
  /** A part of the name or address of who asked. */
  readonly search: string;
  readonly person: string | null;
  readonly customer: number | null;
  /** The number that somebody quotes. */
  readonly request: string;
  readonly code: (typeof keptCodes)[number] | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly page: number;
};

/** What of the list of failed requests is in the address. */
export const requestsView = tableView<RequestsView>({
  search: searchPart,
  person: keyPart,
  customer: idPart,
  request: requestPart,
  code: optionalPart(keptCodes),
  from: dayPart,
  until: dayPart,
  page: pagePart,
});

/** The list narrowed to one person or customer alone, in the address. */
export function requestsHref(part: Partial<RequestsView>): string {
  return `/admin/audit/requests?${requestsView.write({ ...requestsView.read(new URLSearchParams()), ...part })}`;
}
