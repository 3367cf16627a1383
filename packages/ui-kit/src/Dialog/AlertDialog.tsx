import { type ReactNode, useState } from "react";
import { Banner } from "../Banner/index.ts";
import { Button } from "../Button/index.ts";
import { LazyPart } from "../overlay/LazyPart.tsx";
import * as css from "./Dialog.css.ts";

export type AlertDialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question that the dialog asks, such as "Delete this record?" */
  readonly title: string;
  /** Explains what will happen, and whether it can be undone. */
  readonly children: ReactNode;
  /** The verb of the title: "Delete record", never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: "danger" | "neutral";
  /** The dialog closes when this has succeeded, and stays open with `failureMessage` when it fails. */
  readonly onConfirm: () => void | Promise<void>;
  readonly failureMessage?: string;
};

const loadSheet = () => import("../overlay/sheets.ts").then(({ DialogSheet }) => DialogSheet);

/** A dialog that asks for confirmation before an action that cannot simply be undone. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, onOpenChange, title, confirmLabel, cancelLabel = "Cancel", tone = "danger" } = props;
  const [state, setState] = useState<"asking" | "acting" | "failed">("asking");
  const changeOpen = (next: boolean) => {
    setState("asking");
    onOpenChange(next);
  };
  const confirm = async () => {
    setState("acting");
    try {
      await props.onConfirm();
      changeOpen(false);
    } catch {
      setState("failed");
    }
  };
  const isActing = state === "acting";
  const actions = (
    <>
      <Button isDisabled={isActing} onPress={() => changeOpen(false)}>
        {cancelLabel}
      </Button>
      <Button
        variant={tone === "danger" ? "danger" : "primary"}
        isPending={isActing}
        onPress={() => void confirm()}
      >
        {confirmLabel}
      </Button>
    </>
  );
  const children = (
    <div className={css.question}>
      {props.children}
      {state === "failed" ? (
        <Banner tone="danger">{props.failureMessage ?? "Something went wrong. Please try again."}</Banner>
      ) : null}
    </div>
  );
  return (
    <LazyPart
      load={loadSheet}
      isWanted={isOpen}
      onFailure={() => changeOpen(false)}
      props={{
        isOpen,
        title,
        actions,
        children,
        role: "alertdialog" as const,
        size: "small" as const,
        onOpenChange: changeOpen,
        isDismissable: !isActing,
      }}
    />
  );
}
