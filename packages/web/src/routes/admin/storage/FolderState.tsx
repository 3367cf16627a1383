import { storageFailureTexts, storageTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Folder, RotateCcw, Search, TriangleAlert } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import * as css from "./storage.css.ts";
import { getReason, isGone } from "./storage-errors.ts";
import { type StorageView, storageAddress } from "./storage-view.ts";

export type FolderStateProps = {
  readonly view: StorageView;
  readonly failure: unknown;
  readonly canKeep: boolean;
  readonly onTryAgain: () => void;
  readonly onWholeFolder: () => void;
};

/** Shown instead of an empty list of files, with the reason and a possible action. */
export function FolderState({ view, failure, canKeep, onTryAgain, onWholeFolder }: FolderStateProps) {
  return <div className={css.empty}>{getState()}</div>;

  function getState() {
    if (failure !== null && isGone(failure)) {
      return (
        <EmptyState
          icon={TriangleAlert}
          action={<LinkButton href={storageAddress}>{texts.toRoot}</LinkButton>}
        >
          {texts.gone}
        </EmptyState>
      );
    }
    if (failure !== null) {
      const again = (
        <Button icon={RotateCcw} onPress={onTryAgain}>
          Try again
        </Button>
      );
      return (
        <EmptyState icon={TriangleAlert} action={again}>
          {getReason(failure) ?? storageFailureTexts.list}
        </EmptyState>
      );
    }
    if (view.search !== "") {
      return (
        <EmptyState icon={Search} action={<Button onPress={onWholeFolder}>Clear the search</Button>}>
          {texts.nothingFound(view.search)}
        </EmptyState>
      );
    }
    const what = view.folder === "" ? texts.emptyLibrary : texts.emptyFolder;
    return <EmptyState icon={Folder}>{canKeep ? `${what} ${texts.emptyFolderHint}` : what}</EmptyState>;
  }
}
