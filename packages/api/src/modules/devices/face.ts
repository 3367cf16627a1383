/** What other rooms of the API may use of this one. */
export { deviceOfToken } from "./device-token.ts";
export { whoDelivers } from "./who-delivers.ts";
