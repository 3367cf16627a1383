import { lazy, Suspense } from "react";
import { retryWhenOnline } from "../retry-when-online.ts";
import type { ResetProgressButtonProps } from "./ResetProgressButton.tsx";

const ResetProgressButton = lazy(() =>
  retryWhenOnline(() =>
    import("./ResetProgressButton.tsx").then((file) => ({ default: file.ResetProgressButton })),
  ),
);

/** Loaded only for the few people who have it: its tooltip is as large as the rest of the top bar. */
export function LazyResetProgressButton(props: ResetProgressButtonProps) {
  return (
    <Suspense fallback={null}>
      <ResetProgressButton {...props} />
    </Suspense>
  );
}
