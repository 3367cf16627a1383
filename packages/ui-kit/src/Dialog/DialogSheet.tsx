import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { X } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import * as css from "./Dialog.css.ts";
import type { DialogProps } from "./Dialog.tsx";

/** The dialogs that are open, the topmost last. */
const stack: object[] = [];

type Props = DialogProps & { readonly role?: "dialog" | "alertdialog" };

/** A press beside the dialog does not move the focus out of it, whether or not it closes it. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** The sheet of an open dialog. */
export function DialogSheet(props: Props) {
  const { isOpen, onOpenChange, title, children, actions, size = "medium", role = "dialog" } = props;
  const { isDismissable = true, closeLabel = "Close" } = props;
  const isAlert = role === "alertdialog";
  useEscapeWithoutFocus(isOpen, () => {
    if (isDismissable) onOpenChange(false);
  });
  return (
    <ModalOverlay
      className={size === "sheet" ? `${css.scrim} ${css.fullScreenOnPhone}` : css.scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isAlert}
      isKeyboardDismissDisabled={!isDismissable}
      onMouseDown={keepFocus}
    >
      <Modal className={css.sheet[size]}>
        <AriaDialog role={role} className={css.dialog}>
          <div className={css.head}>
            <Heading slot="title" className={css.title}>
              {title}
            </Heading>
            {isAlert || !isDismissable ? null : (
              <IconButton icon={X} label={closeLabel} onPress={() => onOpenChange(false)} />
            )}
          </div>
          <div className={css.body}>{children}</div>
          {actions === undefined ? null : <div className={css.foot}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Closes a dialog on Escape even if none of its elements has the focus, because the focused one was just removed or belongs to
 * a closing dialog above. The topmost dialog handles the key.
 */
function useEscapeWithoutFocus(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const self = {};
    stack.push(self);
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || stack.at(-1) !== self || !isFocusLost()) return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    document.addEventListener("keydown", handleKey, true);
    return () => {
      stack.splice(stack.indexOf(self), 1);
      document.removeEventListener("keydown", handleKey, true);
    };
  }, [isOpen]);
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest("[data-exiting]") !== null;
}
