export type { Download, LocalCase } from "./contract/case-manager.ts";
export type { ComputerFacts } from "./contract/computer.ts";
export { bridgeContract } from "./contract/contract.ts";
export type { BridgeError } from "./contract/errors.ts";
export type { Feature } from "./contract/portal-bridge.ts";
export type { Launch, Run } from "./contract/simulator.ts";
export type { SignInCode, StationSession } from "./contract/station-session.ts";
export type {
  Answer,
  Connection,
  DesktopClient,
  DesktopFacts,
  LossReason,
  Unsubscribe,
} from "./desktop-client.ts";
export { type FakeDesktopClient, type Fault, fakeConnected, fakeDesktopClient } from "./fake-client.ts";
export {
  type AskedFor,
  askedFor,
  askingQueue,
  type FrameMessage,
  frameContract,
  type PageCommand,
  type RoomCase,
  type RoomUser,
  readFrameMessage,
  readPageCommand,
  sealed,
  sessionNoticeSeconds,
} from "./frame/contract.ts";
export {
  type Link,
  linkToFrame,
  linkToPage,
  type MessageListener,
  type MessageTarget,
  type Other,
} from "./frame/frame-link.ts";
export { type RunWatch, watchRun } from "./run-watch.ts";
export { webSocketOpener } from "./web-socket.ts";
export { connectDesktopClient, type WebChannelOptions } from "./webchannel.ts";
