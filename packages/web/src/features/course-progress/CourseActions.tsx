import { mayReset, mayStart } from "@cathedra/domain/learning";
import { courseProgressTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Play, RotateCcw } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { CourseActions_course$key } from "../../__generated__/CourseActions_course.graphql.ts";
import { focusContentAfterDialog, restoreFocus } from "../../shell/focus-content.ts";
import { toasts } from "../../shell/toasts.ts";
import { getStatus } from "../learning/course-progress.ts";
import { isTakenAway, resetFailure } from "./course-failure.ts";
import { useResetCourse } from "./use-reset-course.ts";
import { useStartCourse } from "./use-start-course.ts";

export type CourseActionsProps = {
  readonly course: CourseActions_course$key;
  /** Called when the progress was changed, or may have been, and has to be read again. */
  readonly onChanged: () => void;
};

/**
 * The buttons Start, Continue and Reset of the person's own course (5.003, 5.012-5.014, X51); nothing if it cannot be
 * continued.
 */
export function CourseActions({ course: key, onChanged }: CourseActionsProps) {
  const { id, name, isOpen, completion_status } = useFragment(
    graphql`
      fragment CourseActions_course on Course {
        id
        name
        isOpen
        completion_status
      }
    `,
    key,
  );
  const { revalidate } = useRevalidator();
  const readAgain = () => void revalidate();
  // When a course was removed, its buttons disappear as soon as the page has been refetched.
  useEffect(() => (isOpen ? focusContentAfterDialog : undefined), [isOpen]);
  const {
    start,
    startingId,
    failure: startFailure,
  } = useStartCourse({ onFailed: onChanged, onTakenAway: readAgain });
  const reset = useResetCourse();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>(courseProgressTexts.resetFailed);
  const place = useRef<HTMLDivElement>(null);
  const status = getStatus(completion_status);
  if (!isOpen) return null;
  const confirm = async () => {
    try {
      await reset(id);
    } catch (error) {
      const { text, isAskedAgain } = resetFailure(error);
      if (isAskedAgain) {
        setFailure(text);
        throw error;
      }
      toasts.error(text);
      if (isTakenAway(error)) readAgain();
    } finally {
      onChanged();
    }
    // After a reset the Reset button disappears, so the focus moves to the first button.
    restoreFocus(() => place.current?.querySelector("button"));
  };
  return (
    <div ref={place}>
      <Inline gap={3}>
        <Button variant="primary" icon={Play} isPending={startingId === id} onPress={() => start(id)}>
          {mayStart(status) ? "Start" : "Continue"}
        </Button>
        {mayReset(status) && (
          <Button icon={RotateCcw} isDisabled={startingId !== null} onPress={() => setAsking(true)}>
            Reset
          </Button>
        )}
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={courseProgressTexts.resetTitle}
          confirmLabel="Reset"
          onConfirm={confirm}
          failureMessage={failure}
        >
          {courseProgressTexts.resetQuestion(name)}
        </AlertDialog>
      </Inline>
      <div role="alert">
        {startFailure !== null && (
          <>
            <Text size="small" tone="danger">
              {startFailure.text}
            </Text>
            {startFailure.reason !== undefined && <Text size="small">{startFailure.reason}</Text>}
          </>
        )}
      </div>
    </div>
  );
}
