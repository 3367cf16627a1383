export {
  type StripLevel,
  type StripStyle as StripLook,
  TimeStrip,
  TimeStripBar,
  type TimeStripBarProps,
  type TimeStripPart,
  type TimeStripProps,
} from "./TimeStrip.tsx";
