/** The account that the path names; 0, which is nobody's, for what cannot be one. */
export function accountIdOf(segment: string | undefined): number {
  return segment !== undefined && /^\d{1,9}$/.test(segment) ? Number(segment) : 0;
}
