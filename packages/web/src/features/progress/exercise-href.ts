/** The page of an exercise: the person's own attempts, or those of a member. */
export function exerciseHref(exerciseKey: string, uid?: string): string {
  const path = exerciseKey.split("/").map(encodeURIComponent).join("/");
  return `/activity-log/exercise/${path}${uid === undefined ? "" : `?${new URLSearchParams({ uid })}`}`;
}

/** The address of a person's progress; without `uid` one's own. */
export function progressHref(uid?: string): string {
  return uid === undefined ? "/progress" : `/progress/${encodeURIComponent(uid)}`;
}
