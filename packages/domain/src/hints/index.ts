export { type HintKind, hintKinds, type ReceivedHint as HeardHint, readHint, spreadOf } from "./hint.ts";
export { type EndReason, endReasons, type HintEvent, heartbeatMs, hintEvents } from "./stream.ts";
