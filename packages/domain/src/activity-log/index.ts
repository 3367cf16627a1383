export * from "./limits.ts";
export * from "./search.ts";
export { activitiesOnHome, isShownOnHome, type NamesOfRun } from "./shown-on-home.ts";
export { getUsualOrder } from "./usual-order.ts";
