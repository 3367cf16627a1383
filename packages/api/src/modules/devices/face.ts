/** What other rooms of the API may use of this one. */
export { type DeliveringDevice, whoDelivers } from "./who-delivers.ts";
