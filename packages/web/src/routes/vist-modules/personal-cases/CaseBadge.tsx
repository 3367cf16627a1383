import { personalCaseTexts } from "@cathedra/domain/messages";
import type { CaseState } from "@cathedra/domain/personal-cases";
import { Badge } from "@cathedra/ui-kit/Badge";

const { badges, clientRequired } = personalCaseTexts;

/** Where a case lies, or what it takes to fetch it (12.022, 12.024, 12.027). */
export function CaseBadge({
  state,
  isConnected,
}: {
  readonly state: CaseState;
  readonly isConnected: boolean;
}) {
  if (state.kind === "downloaded" || state.kind === "running")
    return <Badge tone="success">{badges.local}</Badge>;
  if (!isConnected) return <Badge tone="warning">{clientRequired.badge}</Badge>;
  return <Badge>{badges.cloud}</Badge>;
}
