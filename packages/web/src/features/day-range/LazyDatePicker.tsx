import type { DatePickerProps } from "@cathedra/ui-kit/DatePicker";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { lazy, Suspense } from "react";
import { retryWhenOnline } from "../../retry-when-online.ts";

const DatePicker = lazy(() =>
  retryWhenOnline(() => import("@cathedra/ui-kit/DatePicker").then((file) => ({ default: file.DatePicker }))),
);

/**
 * A date picker that is loaded after the page, because its calendar needs as much script as a whole form and few people use it.
 */
export function LazyDatePicker(props: DatePickerProps) {
  return (
    <Suspense fallback={<Skeleton kind="block" height={64} />}>
      <DatePicker {...props} />
    </Suspense>
  );
}
