import { useCallback } from "react";
import { useFormPart, useRecordForm } from "../form-store.ts";
import { type AnswerName, withAnswer } from "../record-form.ts";

type Answer = string | number | boolean | null;

/** The value of a field, and the function that changes it. */
export function useAnswer(name: AnswerName): readonly [Answer, (answer: Answer) => void] {
  const { change } = useRecordForm();
  const answer = useFormPart((form) => form[name]);
  const setAnswer = useCallback(
    (next: Answer) => change((form) => withAnswer(form, name, next)),
    [change, name],
  );
  return [answer, setAnswer];
}
