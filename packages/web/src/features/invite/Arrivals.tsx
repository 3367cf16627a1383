import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { retryWhenOnline } from "../../retry-when-online.ts";

const InviteArrival = lazy(() =>
  retryWhenOnline(() => import("./InviteArrival.tsx").then((file) => ({ default: file.InviteArrival }))),
);
const CourseVoucherArrival = lazy(() =>
  retryWhenOnline(() =>
    import("./CourseVoucherArrival.tsx").then((file) => ({ default: file.CourseVoucherArrival })),
  ),
);

/**
 * The result of the invitation in this page's address. It is loaded when there is one, and stays visible after the code was
 * removed from the address.
 */
export function Arrivals() {
  const [query] = useSearchParams();
  const hasInvite = useHasBeen(query.has("inviteCode"));
  const hasVoucher = useHasBeen(query.has("voucherCode"));
  if (!hasInvite && !hasVoucher) return null;
  return (
    <Suspense fallback={null}>
      {hasInvite && <InviteArrival />}
      {hasVoucher && <CourseVoucherArrival />}
    </Suspense>
  );
}

function useHasBeen(is: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(is);
  if (is && !hasBeen) setHasBeen(true);
  return is || hasBeen;
}
