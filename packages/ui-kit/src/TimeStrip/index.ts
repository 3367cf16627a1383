export { TimeStrip, type TimeStripPart, type TimeStripProps } from "./TimeStrip.tsx";
