export { namedOption, option, rowId, uuid } from "./choices.ts";
export { fieldErrorCode } from "./field-errors.ts";
export { wholeHours, wholeNumber } from "./numbers.ts";
export { nullIfMissing, optionalField, requiredField } from "./optional-fields.ts";
export { type InputSchema, readWith } from "./read-with.ts";
export { readerStep } from "./reader-step.ts";
export { neededText, text } from "./text.ts";
export { day, moment } from "./times.ts";
