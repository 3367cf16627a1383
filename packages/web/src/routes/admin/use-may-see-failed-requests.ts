import { knownRoles, maySeeFailedRequests } from "@cathedra/domain/access";
import { useViewer } from "../../shell/use-viewer.ts";

/** Whether the person may look up failed requests. */
export function useMaySeeFailedRequests(): boolean {
  const roles = knownRoles(useViewer()?.roles ?? []);
  return maySeeFailedRequests({ roles }) === "allowed";
}
