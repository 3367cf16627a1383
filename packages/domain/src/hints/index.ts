export { getSpread, type HintKind, hintKinds, type ReceivedHint, readHint } from "./hint.ts";
export { type EndReason, endReasons, type HintEvent, heartbeatMs, hintEvents } from "./hint-stream.ts";
