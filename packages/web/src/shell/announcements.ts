import { observable } from "../observable.ts";

/** What a screen reader is told next. The live region that speaks it stands in the shell and in the legal layout. */
export const announcement = observable("");

export function announce(text: string): void {
  announcement.set(text);
}
