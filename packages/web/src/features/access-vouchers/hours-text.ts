/** A number of hours as text: `1 hour`, `2 hours`, `1,200 hours`. */
export function hours(count: number): string {
  return count === 1 ? "1 hour" : `${count.toLocaleString("en")} hours`;
}
