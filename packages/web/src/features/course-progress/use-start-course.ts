import { courseProgressTexts } from "@cathedra/domain/messages";
import { useEffect, useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useStartCourseMutation } from "../../__generated__/useStartCourseMutation.graphql.ts";
import { toasts } from "../../shell/toasts.ts";
import { courseFailure, isTakenAway, startReason } from "./course-failure.ts";
import { markForRefresh } from "./return-from-course.ts";

export type StartCourse = {
  /** Starts or continues a course, and opens it in this tab. */
  readonly start: (courseId: number) => void;
  /** The course that is being opened, until the page is left; null if there is none. */
  readonly startingId: number | null;
  /**
   * Why the last attempt failed, to be shown at its button (5.021). If the course is no longer open to the person, a toast is
   * shown instead.
   */
  readonly failure: StartFailure | null;
};

type StartFailure = { readonly text: string; readonly reason: string | undefined };

type Failing = {
  /** Called when the start failed; the person may be enrolled nevertheless, so the figures are refetched. */
  readonly onFailed: () => void;
  /** Called when the course is no longer open to the person, so that the page is refetched. */
  readonly onTakenAway: () => void;
};

/**
 * Start and Continue of any course (5.012): `<Button isPending={startingId === id} onPress={() => start(id)}>`. One is under way
 * at a time.
 */
export function useStartCourse({ onFailed, onTakenAway }: Failing): StartCourse {
  const [startingId, setStarting] = useState<number | null>(null);
  const [failure, setFailure] = useState<StartFailure | null>(null);
  const [commit] = useMutation<useStartCourseMutation>(graphql`
    mutation useStartCourseMutation($courseId: Int!) {
      enrollUserInCourse(courseId: $courseId) {
        goto_url
        course {
          id
          ...courseProgress_course
        }
      }
    }
  `);
  // After going back, the browser may show the page from its back/forward cache as it was left.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStarting(null);
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);

  const fail = (error?: unknown) => {
    setStarting(null);
    const text = courseFailure(error, courseProgressTexts.startFailed);
    if (isTakenAway(error)) {
      toasts.error(text);
      onTakenAway();
    } else {
      setFailure({ text, reason: startReason(error) });
      onFailed();
    }
  };
  const start = (courseId: number) => {
    if (startingId !== null) return;
    setStarting(courseId);
    setFailure(null);
    commit({
      variables: { courseId },
      onCompleted: ({ enrollUserInCourse }) => {
        const { goto_url: address } = enrollUserInCourse;
        if (!/^https?:\/\//.test(address)) return fail();
        markForRefresh();
        location.assign(address);
      },
      onError: fail,
    });
  };
  return { start, startingId, failure };
}
