/** What other rooms of the API may use of this one. */
export { deviceOfToken } from "./device-token.ts";
export { type DeliveringDevice, whoDelivers } from "./who-delivers.ts";
