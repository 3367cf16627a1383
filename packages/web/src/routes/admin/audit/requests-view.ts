import { failedRequestList } from "@cathedra/domain/lists";
import { type DescribedView, describedView } from "../../../features/table-page/described-view.ts";

/** The parameters of the list of failed requests in the address. */
export const requestsView = describedView(failedRequestList.filters);

/** The address of the list of failed requests, filtered by one person or customer only. */
export function requestsHref(part: Partial<DescribedView<typeof failedRequestList.filters>>): string {
  return `/admin/audit/requests?${requestsView.write({ ...requestsView.read(new URLSearchParams()), ...part })}`;
}
