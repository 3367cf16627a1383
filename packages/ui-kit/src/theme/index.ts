export { color } from "./contract.css.ts";
export * from "./scale.ts";
