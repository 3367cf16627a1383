export { type FakeDesktopClient, fakeDesktopClient } from "./fake.ts";
export type { Connection, DesktopClient, DesktopFacts, LossReason, Unsubscribe } from "./port.ts";
export { connectDesktopClient, type WebChannelOptions } from "./webchannel.ts";
