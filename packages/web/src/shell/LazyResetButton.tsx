import { lazy, Suspense } from "react";
import { retryWhenOnline } from "../retry-when-online.ts";
import type { ResetButtonProps } from "./ResetButton.tsx";

const ResetButton = lazy(() =>
  retryWhenOnline(() => import("./ResetButton.tsx").then((file) => ({ default: file.ResetButton }))),
);

/** The few who have it fetch it: its tooltip is as much as the rest of the top bar. */
export function LazyResetButton(props: ResetButtonProps) {
  return (
    <Suspense fallback={null}>
      <ResetButton {...props} />
    </Suspense>
  );
}
