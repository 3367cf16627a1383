import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { useFreshProgressMutation } from "../../__generated__/useFreshProgressMutation.graphql.ts";
import type { useFreshProgressOfCourseMutation } from "../../__generated__/useFreshProgressOfCourseMutation.graphql.ts";
import { whenSeenAgain } from "../poll/seen-again.ts";
import { hasComeBack } from "./left-for-course.ts";
import { type Figures, openRefreshing } from "./refreshing.ts";

type Answer = {
  readonly refreshCourseProgress: {
    readonly readAt?: string | null | undefined;
    readonly isCurrent: boolean;
  };
};

/**
 * Keeps one's own progress fresh behind a page: as it opens, on the way back from a course (`?returned` in the address is taken
 * off), and when its window is seen again. The page shows what is known meanwhile, and changes with what comes. `courseId`: the
 * course whose units the page shows. Show the answer in `<ProgressAge figures={useFreshProgress()} />`; null: not known yet.
 */
export function useFreshProgress(courseId?: number): Figures | null {
  const [figures, setFigures] = useState<Figures | null>(null);
  const [search, setSearch] = useSearchParams();
  const [commitAll] = useMutation<useFreshProgressMutation>(graphql`
    mutation useFreshProgressMutation($hasReturned: Boolean!) {
      refreshCourseProgress(hasReturned: $hasReturned) {
        readAt
        isCurrent
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
        isCurrent
        courses {
          id
          ...courseProgress_course
        }
      }
    }
  `);
  const ask = useEffectEvent(
    (hasReturned: boolean, course: number | undefined) =>
      new Promise<Figures>((done, onError) => {
        const onCompleted = ({ refreshCourseProgress: { readAt, isCurrent } }: Answer) =>
          done({ readAt: readAt ?? null, isCurrent });
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
    const { refresh, end } = openRefreshing({
      ask: (hasReturned) => ask(hasReturned, courseId),
      onFigures: setFigures,
    });
    const look = () => {
      refresh(hasComeBack());
      takeReturnedOff();
    };
    look();
    const unsubscribe = whenSeenAgain(look);
    // Shown again as it was left, by the browser's way back.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    window.addEventListener("pageshow", shown);
    return () => {
      end();
      unsubscribe();
      window.removeEventListener("pageshow", shown);
    };
  }, [courseId]);
  return figures;
}
