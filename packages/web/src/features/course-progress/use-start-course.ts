import { courseProgressTexts } from "@cathedra/domain/messages";
import { useEffect, useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { useStartCourseMutation } from "../../__generated__/useStartCourseMutation.graphql.ts";
import { toasts } from "../../shell/toasts.ts";
import { courseFailure, isTakenAway } from "./course-failure.ts";
import { markForRefresh } from "./return-from-course.ts";

export type StartCourse = {
  /** Starts or continues, and leads to the player in this tab. Where it fails a toast says so (5.021). */
  readonly start: (courseId: number) => void;
  /** The course that is on its way, until the page is left; null: none. */
  readonly startingId: number | null;
};

type Failing = {
  /** Called when the start failed; the person may be enrolled nevertheless, so the figures are refetched. */
  readonly onFailed: () => void;
  /** The course is no longer open to the person: the page is read again. */
  readonly onTakenAway: () => void;
};

/**
 * Start and Continue of any course (5.012): `<Button isPending={startingId === id} onPress={() => start(id)}>`. One is under way
 * at a time.
 */
export function useStartCourse({ onFailed, onTakenAway }: Failing): StartCourse {
  const [startingId, setStarting] = useState<number | null>(null);
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
  // The browser may show the page again as it was left.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStarting(null);
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);

  const fail = (error?: unknown) => {
    setStarting(null);
    toasts.error(courseFailure(error, courseProgressTexts.startFailed));
    if (isTakenAway(error)) onTakenAway();
    else onFailed();
  };
  const start = (courseId: number) => {
    if (startingId !== null) return;
    setStarting(courseId);
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
  return { start, startingId };
}
