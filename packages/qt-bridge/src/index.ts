export { type FakeDesktopClient, fakeDesktopClient } from "./fake.ts";
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
  type MessageHearer,
  type MessageTarget,
  type Other,
} from "./frame/link.ts";
export type { Connection, DesktopClient, DesktopFacts, LossReason, Unsubscribe } from "./port.ts";
export { connectDesktopClient, type WebChannelOptions } from "./webchannel.ts";
