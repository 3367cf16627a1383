import { observable } from "../observable.ts";

/** The number on the bell, which the shell shows and `features/inbox` updates. */
export const unseen = observable(0);
