export { type HeardHint, type HintKind, hintKinds, readHint, spreadOf } from "./hint.ts";
export { type EndReason, endReasons, type HintEvent, heartbeatMs, hintEvents } from "./stream.ts";
