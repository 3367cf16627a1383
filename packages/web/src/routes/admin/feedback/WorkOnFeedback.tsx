import { feedbackStateLabels, feedbackTexts as texts } from "@cathedra/domain/messages";
import { feedbackLimits, feedbackStates } from "@cathedra/domain/reports";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay/hooks";
import type { WorkOnFeedback_report$key } from "../../../__generated__/WorkOnFeedback_report.graphql.ts";
import type { WorkOnFeedbackMutation } from "../../../__generated__/WorkOnFeedbackMutation.graphql.ts";
import { refusalText, toSaveRefusal } from "../../../features/entity-form/save-refusal.ts";
import { AskBeforeLeaving } from "../../../features/unsaved/AskBeforeLeaving.tsx";
import { Moment } from "../../../format/Moment.tsx";
import { toasts } from "../../../shell/toasts.ts";
import { commitMutation } from "../commit-mutation.ts";

export type WorkOnFeedbackProps = {
  readonly report: WorkOnFeedback_report$key;
  readonly onChanged: () => void;
};

/** The form for the state of an entry and a note for staff; refused if someone else changed it in the meantime. */
export function WorkOnFeedback({ report, onChanged }: WorkOnFeedbackProps) {
  const { id, state, note, modifiedAt, modifiedBy } = useFragment(
    graphql`
      fragment WorkOnFeedback_report on Feedback {
        id
        state
        note
        modifiedAt
        modifiedBy
      }
    `,
    report,
  );
  const [commit, isSaving] = useMutation<WorkOnFeedbackMutation>(graphql`
    mutation WorkOnFeedbackMutation($id: Int!, $state: FeedbackState!, $note: String!, $modifiedAt: DateTime) {
      changeFeedback(id: $id, state: $state, note: $note, modifiedAt: $modifiedAt) {
        ...feedbackColumns_report
        ...WorkOnFeedback_report
      }
    }
  `);
  const [typed, setTyped] = useState<{ readonly state: string; readonly note: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const shown = typed ?? { state, note };
  const chosen = feedbackStates.find((each) => each === shown.state);
  const isChanged = shown.state !== state || shown.note.trim() !== note;
  const save = async () => {
    if (chosen === undefined) return;
    setFailure(null);
    try {
      await commitMutation(commit)({ id, state: chosen, note: shown.note, modifiedAt });
    } catch (error) {
      setFailure(refusalText(toSaveRefusal(error), texts.saveFailed));
      return;
    }
    setTyped(null);
    toasts.success(texts.saved);
    onChanged();
  };
  return (
    <Stack gap={4}>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <RadioGroup
        label="State"
        options={feedbackStates.map((value) => ({ value, label: feedbackStateLabels[value] }))}
        value={chosen ?? null}
        onChange={(value) => setTyped({ ...shown, state: value ?? state })}
      />
      <TextArea
        label={texts.noteLabel}
        description={texts.noteHelp}
        value={shown.note}
        onChange={(value) => setTyped({ ...shown, note: value })}
        maxLength={feedbackLimits.note}
      />
      <div>
        <Button variant="primary" isDisabled={!isChanged} isPending={isSaving} onPress={() => void save()}>
          Save
        </Button>
      </div>
      {modifiedBy != null && (
        <Text size="small" tone="muted">
          {modifiedBy}, <Moment at={modifiedAt} />
        </Text>
      )}
      <AskBeforeLeaving isUnsaved={() => isChanged} />
    </Stack>
  );
}
