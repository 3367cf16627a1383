export { type ConnectionFacts, connectionFacts } from "./connection-facts.ts";
export {
  type ConnectionPart,
  type ConnectionVerdict,
  checkAge,
  connectionLimits,
  connectionParts,
  isOutOfReach,
  judgeConnection,
  type PartVerdict,
} from "./judge-connection.ts";
