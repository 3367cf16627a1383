export { type DesktopHost, desktopHost, type HostedPage, type HostOptions } from "./host.ts";
export type { HostAnswer, HostFault, Payload, Station } from "./station.ts";
