export {
  type StripLevel,
  type StripStyle,
  TimeStrip,
  TimeStripBar,
  type TimeStripBarProps,
  type TimeStripPart,
  type TimeStripProps,
} from "./TimeStrip.tsx";
