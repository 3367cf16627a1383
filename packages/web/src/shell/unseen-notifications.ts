import { observable } from "../observable.ts";

/** The number on the bell. The shell shows it; `features/inbox` knows it. */
export const unseen = observable(0);
