export { namedOption, option, rowId, uuid } from "./choices.ts";
export { asked, needed, orNull } from "./missing.ts";
export { whole, wholeHours } from "./numbers.ts";
export { type InputSchema, readWith } from "./read-with.ts";
export { reading } from "./reading.ts";
export { refusal } from "./refusal.ts";
export { neededText, text } from "./text.ts";
export { day, moment } from "./times.ts";
