/** The number of the account in the path; 0, which does not exist, if it is invalid. */
export function getAccountId(segment: string | undefined): number {
  return segment !== undefined && /^\d{1,9}$/.test(segment) ? Number(segment) : 0;
}
