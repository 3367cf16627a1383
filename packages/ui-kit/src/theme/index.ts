export { color } from "./contract.css.ts";
export { focusRing, focusRingInside } from "./focus.css.ts";
export * from "./scale.ts";
