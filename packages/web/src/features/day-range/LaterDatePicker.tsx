import type { DatePickerProps } from "@cathedra/ui-kit/DatePicker";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { lazy, Suspense } from "react";
import { retryWhenOnline } from "../../retry-when-online.ts";

const DatePicker = lazy(() =>
  retryWhenOnline(() => import("@cathedra/ui-kit/DatePicker").then((file) => ({ default: file.DatePicker }))),
);

/** A date picker that few people use: its calendar is as much script as a whole form, so it is loaded after the page. */
export function LaterDatePicker(props: DatePickerProps) {
  return (
    <Suspense fallback={<Skeleton kind="block" height={64} />}>
      <DatePicker {...props} />
    </Suspense>
  );
}
