/** The beginning of a day, as somebody's calendar has it; null: from the beginning on. */
export function startOfDay(day: string | null): string | null {
  return day === null ? null : new Date(`${day}T00:00:00`).toISOString();
}

/** The end of a day, which is not in it any more; null: without end. */
export function endOfDay(day: string | null): string | null {
  if (day === null) return null;
  const end = new Date(`${day}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
}
