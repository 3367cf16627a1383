const key = "cathedra.without-logbook";

/**
 * Whether the start page asks for the logbook together with the person, in its one request: yes, unless this person
 * was seen without a logbook before.
 */
export function expectsLogbook(): boolean {
  return sessionStorage.getItem(key) === null;
}

export function rememberLogbook(hasLogbook: boolean): void {
  if (hasLogbook) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, "1");
}
