import { observable } from "../observable.ts";

/** The next announcement for screen readers. The live region that speaks it is in the shell and in the legal layout. */
export const announcement = observable("");

export function announce(text: string): void {
  announcement.set(text);
}
