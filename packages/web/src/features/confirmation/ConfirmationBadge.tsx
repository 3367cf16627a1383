import { type ConfirmationState, confirmationStates } from "@cathedra/domain/logbook";
import { confirmationTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Circle, CircleCheck, Minus, RotateCcw } from "@cathedra/ui-kit/Icon";

const looks = {
  unasked: { icon: Minus, tone: "neutral" },
  open: { icon: Circle, tone: "neutral" },
  confirmed: { icon: CircleCheck, tone: "success" },
  returned: { icon: RotateCcw, tone: "warning" },
  imported: { icon: Minus, tone: "neutral" },
} as const satisfies Record<ConfirmationState, object>;

/** The state of the request to confirm a record, as an icon and a word. */
export function ConfirmationBadge({
  state,
  capacity,
}: {
  readonly state: string;
  /** In what capacity a confirmed record was confirmed: one by an administrator is marked. */
  readonly capacity?: string | null | undefined;
}) {
  if (!isConfirmationState(state)) return null;
  if (capacity === "administrator")
    return (
      <Badge icon={CircleCheck} tone="neutral">
        {confirmationTexts.byAdministrator}
      </Badge>
    );
  return <Badge {...looks[state]}>{confirmationTexts.short[state]}</Badge>;
}

/** Whether this version of the page knows the state; a later API may have further ones. */
function isConfirmationState(text: string): text is ConfirmationState {
  return confirmationStates.some((state) => state === text);
}
