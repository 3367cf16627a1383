export {
  type StripLevel,
  type StripLook,
  TimeStrip,
  TimeStripBar,
  type TimeStripBarProps,
  type TimeStripPart,
  type TimeStripProps,
} from "./TimeStrip.tsx";
