import type { ConfirmationState } from "@cathedra/domain/logbook";
import { confirmationTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Circle, CircleCheck, Minus, RotateCcw } from "@cathedra/ui-kit/Icon";
import { isConfirmationState } from "./confirmation-state.ts";

const looks = {
  unasked: { icon: Minus, tone: "neutral" },
  open: { icon: Circle, tone: "neutral" },
  confirmed: { icon: CircleCheck, tone: "success" },
  returned: { icon: RotateCcw, tone: "warning" },
} as const satisfies Record<ConfirmationState, object>;

/** What has become of the request to confirm a record, as a sign and a word. */
export function ConfirmationBadge({ state }: { readonly state: string }) {
  if (!isConfirmationState(state)) return null;
  return <Badge {...looks[state]}>{confirmationTexts.short[state]}</Badge>;
}
