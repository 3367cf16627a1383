import { connectDesktopClient, type DesktopClient, webSocketOpener } from "@cathedra/qt-bridge";
import { desktopAddress } from "./desktop-address.ts";

let client: DesktopClient | undefined;

/**
 * The desktop client that this page is embedded in, or that opened it; it is connected once a page, on the first call. In an
 * ordinary browser it is `absent`.
 */
export function desktop(): DesktopClient {
  client ??= connect();
  return client;
}

function connect(): DesktopClient {
  const address = desktopAddress(globalThis);
  return connectDesktopClient(globalThis, {
    portal: location.origin,
    otherwise: address && webSocketOpener(address),
  });
}

/** Replaces the desktop client in tests; undefined restores the real one. */
export function replaceDesktop(other: DesktopClient | undefined): void {
  client = other;
}
