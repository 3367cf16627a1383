import { type Instant, instant } from "@cathedra/domain";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { useRevalidator, useSearchParams } from "react-router";
import type { useFreshProgressMutation } from "../../__generated__/useFreshProgressMutation.graphql.ts";
import type { useFreshProgressOfCourseMutation } from "../../__generated__/useFreshProgressOfCourseMutation.graphql.ts";
import { onWindowReturn } from "../poll/on-window-return.ts";
import { createProgressRefresh, type ProgressFigures } from "./progress-refresh.ts";
import { hasReturnedFromCourse } from "./return-from-course.ts";

type Answer = {
  readonly refreshCourseProgress: {
    readonly readAt?: string | null | undefined;
    readonly unitsReadAt?: string | null | undefined;
    readonly isCurrent: boolean;
    readonly currentForMs: number;
    readonly isResetUnconfirmed: boolean;
    readonly missingCourses: number;
    readonly courses: readonly unknown[];
  };
};

export type FreshProgress = {
  /** The person's figures with their age; null while they are loading. */
  readonly figures: ProgressFigures | null;
  /** Refetches the figures, for use after an action that changes them or may have. */
  readonly reread: () => void;
};

/**
 * Keeps the person's own progress up to date in the background: when a page opens, after returning from a course (`?returned`
 * is removed from the address), and when its window gets the focus. The page shows the known figures in the meantime. `courseId` is
 * the course whose units the page shows; the page is read again if the person has lost it. Show `figures` in `<ProgressAge>`.
 */
export function useFreshProgress(courseId?: number): FreshProgress {
  const [figures, setFigures] = useState<ProgressFigures | null>(null);
  const [search, setSearch] = useSearchParams();
  const { revalidate } = useRevalidator();
  const refreshing = useRef<ReturnType<typeof createProgressRefresh>>(null);
  const [commitAll] = useMutation<useFreshProgressMutation>(graphql`
    mutation useFreshProgressMutation($hasReturned: Boolean!) {
      refreshCourseProgress(hasReturned: $hasReturned) {
        readAt
        isCurrent
        currentForMs
        isResetUnconfirmed
        missingCourses
        courses {
          id
          ...courseProgressFigures_course
        }
      }
    }
  `);
  const [commitOne] = useMutation<useFreshProgressOfCourseMutation>(graphql`
    mutation useFreshProgressOfCourseMutation($courseId: Int!, $hasReturned: Boolean!) {
      refreshCourseProgress(courseId: $courseId, hasReturned: $hasReturned) {
        readAt
        unitsReadAt
        isCurrent
        currentForMs
        isResetUnconfirmed
        missingCourses
        courses {
          id
          ...courseProgress_course
        }
      }
    }
  `);
  const ask = useEffectEvent(
    (hasReturned: boolean, course: number | undefined) =>
      new Promise<ProgressFigures>((done, onError) => {
        const onCompleted = ({ refreshCourseProgress: told }: Answer) => {
          if (course !== undefined && told.courses.length === 0) void revalidate();
          const { isCurrent, currentForMs, isResetUnconfirmed, missingCourses } = told;
          done({
            readAt: toMoment(told.readAt),
            unitsReadAt: course === undefined ? undefined : toMoment(told.unitsReadAt),
            isCurrent,
            currentForMs,
            isResetUnconfirmed,
            missingCourses,
            toldAt: instant(Date.now()),
          });
        };
        if (course === undefined) commitAll({ variables: { hasReturned }, onCompleted, onError });
        else commitOne({ variables: { courseId: course, hasReturned }, onCompleted, onError });
      }),
  );
  const takeReturnedOff = useEffectEvent(() => {
    if (!search.has("returned")) return;
    const rest = new URLSearchParams(search);
    rest.delete("returned");
    setSearch(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const opened = createProgressRefresh({
      ask: (hasReturned) => ask(hasReturned, courseId),
      onFigures: setFigures,
    });
    refreshing.current = opened;
    const refreshOnReturn = () => {
      opened.refresh(hasReturnedFromCourse());
      takeReturnedOff();
    };
    refreshOnReturn();
    const unsubscribe = onWindowReturn(refreshOnReturn);
    // After going back, the browser may show the page from its back/forward cache as it was left.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refreshOnReturn();
    };
    window.addEventListener("pageshow", shown);
    return () => {
      opened.end();
      unsubscribe();
      window.removeEventListener("pageshow", shown);
    };
  }, [courseId]);
  return {
    figures,
    reread: () => {
      // Discards the figures, because the previous answer is no longer true, and requests them again.
      setFigures(null);
      refreshing.current?.refresh(true);
    },
  };
}

function toMoment(text: string | null | undefined): Instant | null {
  return text == null ? null : instant(Date.parse(text));
}
