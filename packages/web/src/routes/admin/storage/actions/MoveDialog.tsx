import { storageTexts as texts } from "@cathedra/domain/messages";
import type { StorageItem } from "@cathedra/domain/storage";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { ChevronRight, Folder, Icon, RotateCcw } from "@cathedra/ui-kit/Icon";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useRef, useState } from "react";
import { announce } from "../../../../shell/announcements.ts";
import { canDropInto } from "../drag.ts";
import { getName, isWithin, stepsTo } from "../paths.ts";
import { getReason } from "../storage-errors.ts";
import { readFolder } from "../storage-requests.ts";
import * as css from "./MoveDialog.css.ts";

export type MoveDialogProps = {
  readonly items: readonly StorageItem[];
  readonly from: string;
  /** Rejects if the items were not moved. */
  readonly onMove: (folder: string) => Promise<void>;
  readonly onClose: () => void;
};

type State =
  | { readonly is: "loading" }
  | { readonly is: "here"; readonly folders: readonly StorageItem[]; readonly hasMore: boolean }
  | { readonly is: "failed"; readonly text: string };

/** Asks for the target folder, so that items can be moved by keyboard and touch and not only by dragging (WCAG 2.5.7). */
export function MoveDialog({ items, from, onMove, onClose }: MoveDialogProps) {
  const [folder, setFolder] = useState(from);
  const [state, setState] = useState<State>({ is: "loading" });
  const [moving, setMoving] = useState<"no" | "now" | "failed">("no");
  const [tries, setTries] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    void tries;
    const stop = new AbortController();
    readFolder({ folder, search: "", sort: "nameAscending" }, null, stop.signal).then(
      ({ items: all, next }) => {
        // Folders come before files, so a page with a file contains the last folder.
        const folders = all.filter(({ IsDirectory }) => IsDirectory);
        setState({ is: "here", folders, hasMore: next !== null && folders.length === all.length });
        announce(getName(folder) || texts.root);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ is: "failed", text: getReason(error) ?? texts.moveFailed });
      },
    );
    return () => stop.abort();
  }, [folder, tries]);
  const go = (to: string) => {
    if (to === folder) return;
    setState({ is: "loading" });
    setFolder(to);
    // The pressed button disappears, so the focus moves to the list that replaces it.
    list.current?.focus();
  };
  const again = () => {
    setState({ is: "loading" });
    setTries((before) => before + 1);
    list.current?.focus();
  };
  const names = items.map(({ Key }) => getName(Key));
  const keys = items.map(({ Key }) => Key);
  const target = getName(folder) || texts.root;
  const confirm = async () => {
    setMoving("now");
    try {
      await onMove(folder);
      onClose();
    } catch {
      setMoving("failed");
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.moveTitle(names)}
      size="medium"
      isDismissable={moving !== "now"}
      actions={
        <>
          <Button isDisabled={moving === "now"} onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isPending={moving === "now"}
            isDisabled={!canDropInto(folder, items)}
            onPress={() => void confirm()}
          >
            {texts.moveHere(target)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {moving === "failed" && <Banner tone="danger">{texts.moveFailed}</Banner>}
        <Text>{texts.moveTo}</Text>
        <nav aria-label={texts.moveTo} className={css.path}>
          <Button variant="quiet" size="small" onPress={() => go("")}>
            {texts.root}
          </Button>
          {stepsTo(folder).map((step) => (
            <span key={step.folder} className={css.path}>
              <Icon glyph={ChevronRight} size="small" />
              <Button variant="quiet" size="small" onPress={() => go(step.folder)}>
                {step.name}
              </Button>
            </span>
          ))}
        </nav>
        <ul
          ref={list}
          className={css.list}
          tabIndex={-1}
          aria-label={target}
          aria-busy={state.is === "loading"}
        >
          {state.is === "loading" && (
            <li className={css.none}>
              <Spinner label={texts.loading} />
            </li>
          )}
          {state.is === "failed" && (
            <li className={css.none}>
              <Stack gap={3}>
                <Text>{state.text}</Text>
                <div>
                  <Button icon={RotateCcw} onPress={again}>
                    Try again
                  </Button>
                </div>
              </Stack>
            </li>
          )}
          {state.is === "here" && state.folders.length === 0 && (
            <li className={css.none}>{texts.noFolders}</li>
          )}
          {state.is === "here" &&
            state.folders.map(({ Id, Key }) => (
              <li key={Id}>
                <button
                  type="button"
                  className={css.folder}
                  disabled={isWithin(Key, keys)}
                  onClick={() => go(Key)}
                >
                  <Icon glyph={Folder} />
                  {getName(Key)}
                </button>
              </li>
            ))}
          {state.is === "here" && state.hasMore && (
            <li className={css.none}>{texts.maxFolders(state.folders.length)}</li>
          )}
        </ul>
        {folder === from && <Text tone="muted">{texts.alreadyHere(items.length)}</Text>}
      </Stack>
    </Dialog>
  );
}
