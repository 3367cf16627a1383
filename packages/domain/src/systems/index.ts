export { type SystemLink, systemLimits, systemLink } from "./link-system.ts";
export { type PinSubject, pinLimits, pinWait, wrongPinsSince } from "./pin-lock.ts";
