import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { retryWhenOnline } from "../../retry-when-online.ts";

const InviteResult = lazy(() =>
  retryWhenOnline(() => import("./InviteResult.tsx").then((file) => ({ default: file.InviteResult }))),
);
const CourseVoucherResult = lazy(() =>
  retryWhenOnline(() =>
    import("./CourseVoucherResult.tsx").then((file) => ({ default: file.CourseVoucherResult })),
  ),
);

/**
 * The result of the invitation in this page's address. It is loaded when there is one, and stays visible after the code was
 * removed from the address.
 */
export function LazyInviteResult() {
  const [query] = useSearchParams();
  const hasInvite = useHasBeen(query.has("inviteCode"));
  const hasVoucher = useHasBeen(query.has("voucherCode"));
  if (!hasInvite && !hasVoucher) return null;
  return (
    <Suspense fallback={null}>
      {hasInvite && <InviteResult />}
      {hasVoucher && <CourseVoucherResult />}
    </Suspense>
  );
}

function useHasBeen(is: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(is);
  if (is && !hasBeen) setHasBeen(true);
  return is || hasBeen;
}
