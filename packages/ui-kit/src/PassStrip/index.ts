export { PassStrip, type PassStripProps, type StripAttempt } from "./PassStrip.tsx";
