import { Outlet } from "react-router";
import { useEnsureViewer } from "./use-viewer.ts";

/** Whatever stands inside, the top bar learns who is signed in. */
export function SignedInContent() {
  useEnsureViewer();
  return <Outlet />;
}
