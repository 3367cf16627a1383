import { storageTexts as texts } from "@cathedra/domain/messages";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Text } from "@cathedra/ui-kit/Text";
import { NamedQuestion } from "../../../../features/named-question/NamedQuestion.tsx";
import { toasts } from "../../../../shell/toasts.ts";
import { getName } from "../paths.ts";
import { objectsIn } from "../selection.ts";
import { getReason } from "../storage-errors.ts";
import { emptyTrash, purge, type TrashItem } from "./trash-requests.ts";

export type PurgeQuestionProps = {
  /** The items to delete, or `all` for everything in the trash. */
  readonly items: readonly TrashItem[] | "all";
  /** The number of items, if all items in the trash are deleted. */
  readonly count: number;
  /** The running operation that purges the trash, if there is one. */
  readonly onDone: (operationId: string | null) => void;
  readonly onFailed: () => void;
  readonly onClose: () => void;
};

/** The maximum number of items that are named; further ones are counted. */
const maxNamed = 6;

/**
 * Asks before anything is deleted for good: the person types the name of the item, or of the trash; several items are listed
 * instead.
 */
export function PurgeQuestion({ items, count, onDone, onFailed, onClose }: PurgeQuestionProps) {
  const [only] = items === "all" ? [] : items;
  const confirm = async () => {
    try {
      const ids = items === "all" ? null : items.map(({ Id }) => Id);
      onDone(ids === null ? await emptyTrash(count) : await purge(ids));
    } catch (error) {
      const why = getReason(error);
      if (why !== undefined) toasts.error(why, { title: texts.purgeFailed });
      onFailed();
      throw error;
    }
  };
  if (items !== "all" && items.length > 1) {
    return (
      <AlertDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={texts.purgeTitle(items.map(({ Key }) => getName(Key)))}
        confirmLabel={texts.purge}
        failureMessage={texts.purgeFailed}
        onConfirm={confirm}
      >
        <ul>
          {items.slice(0, maxNamed).map(({ Id, Key }) => (
            <li key={Id}>{getName(Key)}</li>
          ))}
          {items.length > maxNamed && <li>{texts.othersToo(items.length - maxNamed)}</li>}
        </ul>
        <Text>{texts.purgeQuestion(objectsIn(items))}</Text>
      </AlertDialog>
    );
  }
  return (
    <NamedQuestion
      title={items === "all" ? texts.emptyTrashTitle : texts.purgeTitle(items.map(({ Key }) => getName(Key)))}
      thing={only === undefined ? texts.trashThing : only.IsDirectory ? "folder" : "file"}
      name={only === undefined ? texts.trash : getName(only.Key)}
      confirmLabel={items === "all" ? texts.emptyTrash : texts.purge}
      failureMessage={texts.purgeFailed}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>{items === "all" ? texts.emptyTrashQuestion(count) : texts.purgeQuestion(objectsIn(items))}</Text>
    </NamedQuestion>
  );
}
