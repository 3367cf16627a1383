export { type ConnectionFacts, connectionFacts } from "./connection-facts.ts";
export * from "./judge-connection.ts";
