export { type HeardHint, type HintKind, hintKinds, readHint } from "./hint.ts";
