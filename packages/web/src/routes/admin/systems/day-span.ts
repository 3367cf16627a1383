/** The span from the beginning of one day to the end of another in the local time zone. */
export function daySpan(from: string, to: string): { readonly from: string; readonly to: string } {
  const end = new Date(`${to}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return { from: new Date(`${from}T00:00:00`).toISOString(), to: end.toISOString() };
}
