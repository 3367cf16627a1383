/** A count with its noun: "1 record", "12 records". */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

/** The numbers of attendings as text, such as "34 attendings, 2 of them unverified". */
export function attendingsText(all: number, unverified: number): string {
  const total = counted(all, "attending", "attendings");
  return unverified === 0 ? total : `${total}, ${unverified.toLocaleString("en")} unverified`;
}
