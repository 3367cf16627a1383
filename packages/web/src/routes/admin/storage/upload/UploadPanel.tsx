import { storageTexts, storageUploadTexts as texts } from "@cathedra/domain/messages";
import type { NameConflictPolicy } from "@cathedra/domain/storage";
import { Button } from "@cathedra/ui-kit/Button";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { ChevronDown, ChevronUp, X } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Progress } from "@cathedra/ui-kit/Progress";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState, useSyncExternalStore } from "react";
import { keepFocusIn } from "../../../../features/focus/keep-focus.ts";
import { getFolder, getName } from "../paths.ts";
import { getSummary, isUnderWay, needsFile, type Upload } from "./queue.ts";
import * as css from "./UploadPanel.css.ts";
import { UploadRow } from "./UploadRow.tsx";
import type { Uploader } from "./uploader.ts";

type NameConflictDialogProps = {
  readonly upload: Upload;
  /** The number of further files that wait for the same decision. */
  readonly others: number;
  readonly onAnswer: (policy: NameConflictPolicy | "skip", isForAll: boolean) => void;
};

const ways = ["keepBoth", "replace", "skip"] as const;

const keepsFocus = (panel: HTMLElement) => keepFocusIn(panel);

/** The maximum number of shown uploads: those that need a decision first, then running ones. */
const maxShown = 60;
const order: readonly Upload["state"]["is"][] = [
  "taken",
  "another",
  "lost",
  "failed",
  "sending",
  "away",
  "paused",
  "waiting",
  "done",
  "skipped",
  "cancelled",
];

/** The uploads with their progress and results; the panel stays while the person opens other folders. */
export function UploadPanel({ uploads }: { readonly uploads: Uploader }) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.get);
  const [isFolded, setFolded] = useState(false);
  if (all.length === 0) return null;
  const summary = getSummary(all);
  const isGoing = all.some(isUnderWay);
  const shown = [...all].sort((one, other) => order.indexOf(one.state.is) - order.indexOf(other.state.is));
  const taken = all.filter(({ state }) => state.is === "taken");
  const lost = all.filter(needsFile).length;
  const title = isGoing
    ? texts.going(summary.done, summary.all)
    : lost > 0
      ? texts.interrupted(lost)
      : texts.over(summary.done, summary.failed);
  return (
    <section ref={keepsFocus} data-uploads className={css.panel} aria-label={texts.title}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {isGoing && !isFolded && (
          <Button size="small" variant="quiet" onPress={() => uploads.cancelAll()}>
            {texts.cancelAll}
          </Button>
        )}
        <IconButton
          icon={isFolded ? ChevronUp : ChevronDown}
          label={isFolded ? texts.unfold : texts.fold}
          aria-expanded={!isFolded}
          onPress={() => setFolded(!isFolded)}
        />
        {!isGoing && lost < all.length && (
          <IconButton icon={X} label={texts.close} onPress={() => uploads.clear()} />
        )}
      </div>
      {isGoing && (
        <div className={css.whole}>
          <Progress label={texts.title} value={summary.share * 100} />
        </div>
      )}
      {!isFolded && (
        <ul className={css.list}>
          {shown.slice(0, maxShown).map((upload) => (
            <UploadRow key={upload.id} upload={upload} uploads={uploads} />
          ))}
          {shown.length > maxShown && <li className={css.rest}>{texts.more(shown.length - maxShown)}</li>}
        </ul>
      )}
      {taken[0] !== undefined && (
        <NameConflictDialog
          key={taken[0].id}
          upload={taken[0]}
          others={taken.length - 1}
          onAnswer={(policy, isForAll) => uploads.answer(taken[0]?.id ?? 0, policy, isForAll)}
        />
      )}
    </section>
  );
}

/** Asks what to do with a file whose name is taken; closing it skips the file. */
function NameConflictDialog({ upload, others, onAnswer }: NameConflictDialogProps) {
  const [policy, setPolicy] = useState<(typeof ways)[number]>("keepBoth");
  const [isForAll, setForAll] = useState(others > 0);
  const where = getName(getFolder(upload.key)) || storageTexts.root;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onAnswer("skip", false)}
      title={texts.takenTitle}
      size="small"
      actions={
        <Button variant="primary" onPress={() => onAnswer(policy, isForAll)}>
          {texts[policy]}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{texts.taken(getName(upload.key), where)}</Text>
        <RadioGroup
          label={texts.takenTitle}
          isLabelHidden
          value={policy}
          onChange={(next) => setPolicy(ways.find((known) => known === next) ?? "keepBoth")}
          options={[
            { value: "keepBoth", label: texts.keepBoth, description: texts.keepBothHint },
            { value: "replace", label: texts.replace, description: texts.replaceHint },
            { value: "skip", label: texts.skip, description: texts.skipHint },
          ]}
        />
        <Checkbox label={texts.forAll(others)} value={isForAll} onChange={setForAll} />
      </Stack>
    </Dialog>
  );
}
