import { lazy, Suspense } from "react";
import { retryWhenOnline } from "../retry-when-online.ts";
import type { ResetButtonProps } from "./ResetButton.tsx";

const ResetButton = lazy(() =>
  retryWhenOnline(() => import("./ResetButton.tsx").then((file) => ({ default: file.ResetButton }))),
);

/** Loaded only for the few people who have it: its tooltip is as large as the rest of the top bar. */
export function LazyResetButton(props: ResetButtonProps) {
  return (
    <Suspense fallback={null}>
      <ResetButton {...props} />
    </Suspense>
  );
}
