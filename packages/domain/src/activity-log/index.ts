export * from "./limits.ts";
export * from "./search.ts";
export { activitiesOnHome, isShownOnHome, type NamesOfRun } from "./shown-on-home.ts";
export { usualOrderOf } from "./usual-order.ts";
