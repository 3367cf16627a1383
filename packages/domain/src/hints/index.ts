export { type HintKind, hintKinds, type ReceivedHint, readHint, spreadOf } from "./hint.ts";
export { type EndReason, endReasons, type HintEvent, heartbeatMs, hintEvents } from "./hint-stream.ts";
