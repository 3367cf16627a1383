const key = "cathedra.left-for-course";
/** A person who returns later than this does not count as returning from the course. */
const atMostMs = 12 * 3_600_000;

/** Remembers that this tab leaves for the learning platform. */
export function markForRefresh(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage, only the address shows that the person has returned from a course.
  }
}

/** Whether this tab has just returned from the platform, in whatever way; true only once. */
export function hasReturnedFromCourse(search: string = location.search): boolean {
  const left = takeLeft();
  return new URLSearchParams(search).has("returned") || Date.now() - left < atMostMs;
}

function takeLeft(): number {
  try {
    const left = Number(sessionStorage.getItem(key) ?? Number.NaN);
    sessionStorage.removeItem(key);
    return left;
  } catch {
    return Number.NaN;
  }
}
