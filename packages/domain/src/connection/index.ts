export { type ConnectionFacts, connectionFacts } from "./facts.ts";
export {
  type ConnectionPart,
  type ConnectionVerdict,
  checkAge,
  connectionLimits,
  connectionParts,
  judgeConnection,
  type PartVerdict,
} from "./judge.ts";
export { medianOf, spreadOf } from "./statistics.ts";
