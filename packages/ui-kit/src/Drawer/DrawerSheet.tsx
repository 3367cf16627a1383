import { useEffect } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { X } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import * as css from "./Drawer.css.ts";
import type { DrawerProps } from "./Drawer.tsx";

/** The drawer while it is open. */
export function DrawerSheet(props: DrawerProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    side = "start",
    width = "narrow",
    closeLabel = "Close",
    isTitlePrinted = true,
  } = props;
  const isDocument = isOpen && width === "wide";
  useEffect(() => {
    if (!isDocument) return;
    document.documentElement.setAttribute(css.printedDrawer, "");
    return () => document.documentElement.removeAttribute(css.printedDrawer);
  }, [isDocument]);
  return (
    <ModalOverlay
      className={`${css.scrim} ${css.onPaper[width]}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Modal className={`${css.sheet[side]} ${css.width[width]}`}>
        <Dialog className={css.dialog} data-drawer="">
          <div className={css.head} data-not-printed={isTitlePrinted ? undefined : ""}>
            <Heading slot="title" className={css.title}>
              {title}
            </Heading>
            <IconButton icon={X} label={closeLabel} onPress={() => onOpenChange(false)} />
          </div>
          <div className={css.body}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
