/** The address of the page of an exercise: the person's own attempts, or those of the member `uid`. */
export function exerciseHref(exerciseKey: string, uid?: string): string {
  const path = exerciseKey.split("/").map(encodeURIComponent).join("/");
  return `/activity-log/exercise/${path}${uid === undefined ? "" : `?${new URLSearchParams({ uid })}`}`;
}

/** The address of a person's progress; without `uid` the viewer's own. */
export function progressHref(uid?: string): string {
  return uid === undefined ? "/progress" : `/progress/${encodeURIComponent(uid)}`;
}
