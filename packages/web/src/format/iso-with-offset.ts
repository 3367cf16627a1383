/** An instant of the contract on the clock of this browser, for a file: `2026-11-23T10:05:00.000+01:00`. */
export function isoWithOffset(at: string): string {
  const date = new Date(at);
  const ahead = -date.getTimezoneOffset();
  const two = (count: number) => String(Math.abs(Math.trunc(count))).padStart(2, "0");
  const local = new Date(date.getTime() + ahead * 60_000).toISOString().slice(0, -1);
  return `${local}${ahead < 0 ? "-" : "+"}${two(ahead / 60)}:${two(ahead % 60)}`;
}
