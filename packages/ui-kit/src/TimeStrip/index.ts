export {
  type StripLevel,
  type StripLook,
  TimeStrip,
  type TimeStripPart,
  type TimeStripProps,
} from "./TimeStrip.tsx";
