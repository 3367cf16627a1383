import { connectDesktopClient, type DesktopClient } from "@cathedra/qt-bridge";

let client: DesktopClient | undefined;

/** The desktop client that this page is embedded in; connected once a page, when it is first asked for. */
export function desktop(): DesktopClient {
  client ??= connectDesktopClient(globalThis, { portal: location.origin });
  return client;
}

/** For tests: another client from now on; undefined: as at first. */
export function replaceDesktop(other: DesktopClient | undefined): void {
  client = other;
}
