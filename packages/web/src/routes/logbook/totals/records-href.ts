/** Which records a number stands for. */
export type CountedRecords = {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly interventionType?: string | null;
  readonly organSystem?: string | null;
  readonly category?: string | null;
  readonly subCategory?: string | null;
  readonly participantName?: string | null;
};

/** The list of those records. */
export function recordsHref(counted: CountedRecords): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(counted)) if (value != null) query.set(name, value);
  const text = query.toString();
  return text === "" ? "/logbook/records" : `/logbook/records?${text}`;
}
