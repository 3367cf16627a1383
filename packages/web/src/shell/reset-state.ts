import { observable } from "../observable.ts";

/** Whether the question about the reset is open. The button that opens it is in the bar and in the menu. */
export const resetProgressDialog = observable(false);
