import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Text } from "@cathedra/ui-kit/Text";
import { NamedQuestion } from "../../../features/named-question/NamedQuestion.tsx";
import { toasts } from "../../../shell/toasts.ts";
import { useReleaseChanges } from "./use-release-changes.ts";

export type ReleaseAct = "publish" | "withdraw" | "delete";

export type ReleaseQuestionProps = {
  readonly act: ReleaseAct;
  readonly release: {
    readonly id: number;
    readonly name: string;
    readonly whom: string;
    readonly count: number;
  };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before an irreversible change of a release: the person types the name of the release (X116). */
export function ReleaseQuestion({
  act,
  release: { id, name, whom, count },
  onDone,
  onClose,
}: ReleaseQuestionProps) {
  const { publish, withdraw, removeDraft } = useReleaseChanges();
  const acts = {
    publish: {
      title: texts.publishQuestion,
      label: texts.publish,
      text: texts.publishText(name, whom, count),
      toast: texts.publishedToast(name),
      commit: publish,
    },
    withdraw: {
      title: texts.withdrawQuestion,
      label: texts.withdraw,
      text: texts.withdrawText(name),
      toast: texts.withdrawnToast(name),
      commit: withdraw,
    },
    delete: {
      title: texts.deleteQuestion,
      label: texts.deleteDraft,
      text: texts.deleteText(name),
      toast: texts.deletedToast(name),
      commit: removeDraft,
    },
  };
  const { title, label, text, toast, commit } = acts[act];
  return (
    <NamedQuestion
      title={title}
      thing="release"
      name={name}
      confirmLabel={label}
      failureMessage={texts.failed}
      onConfirm={async () => {
        await commit({ id });
        toasts.success(toast);
        onDone();
      }}
      onClose={onClose}
    >
      <Text>{text}</Text>
    </NamedQuestion>
  );
}
