type Version = { readonly code: string; readonly version: string };

/** The address of the exercises of a module (12.003). */
export function simulationsHref({ code, version }: Version): string {
  return `/vist-modules/${encodeURIComponent(code)}/${encodeURIComponent(version)}/simulations`;
}

/** The address of the dialog of one exercise. */
export function caseHref(of: {
  readonly courseCode: string;
  readonly courseVersion: string;
  readonly id: number;
}): string {
  return `${simulationsHref({ code: of.courseCode, version: of.courseVersion })}?case=${of.id}`;
}
