import { ownAccountTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { RotateCcw } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Tooltip } from "@cathedra/ui-kit/Tooltip";
import { resetProgressDialog } from "./reset-state.ts";

export type ResetButtonProps = { readonly look: "bar" | "menu"; readonly onFollow?: () => void };

/** The button that resets course progress, for demo accounts only (1.011). */
export function ResetButton({ look, onFollow }: ResetButtonProps) {
  const open = () => {
    onFollow?.();
    resetProgressDialog.set(true);
  };
  if (look === "menu") {
    return (
      <Button width="full" icon={RotateCcw} onPress={open}>
        {ownAccountTexts.resetTitle}
      </Button>
    );
  }
  return (
    <Tooltip text={ownAccountTexts.resetTitle} placement="bottom">
      <IconButton icon={RotateCcw} label={ownAccountTexts.resetTitle} onPress={open} />
    </Tooltip>
  );
}
