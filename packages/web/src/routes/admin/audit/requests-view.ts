import { failedRequestList } from "@cathedra/domain/lists";
import { type DescribedView, describedView } from "../../../features/table-page/described-view.ts";

/** The parameters of the list of failed requests in the address. */
export const requestsView = describedView(failedRequestList.filters);

/** The list of failed requests narrowed to one person or customer alone, in the address. */
export function requestsHref(part: Partial<DescribedView<typeof failedRequestList.filters>>): string {
  return `/admin/audit/requests?${requestsView.write({ ...requestsView.read(new URLSearchParams()), ...part })}`;
}
