import type { Connection, DesktopClient } from "@cathedra/qt-bridge";
import { useSyncExternalStore } from "react";
import { desktop } from "../../site/desktop.ts";

export type Desktop = {
  /** The client's operations; while it is not connected they fail and say so. */
  readonly client: DesktopClient;
  /** The state of the connection to the desktop client. */
  readonly connection: Connection;
};

/**
 * The desktop client and the state of its connection. Only for pages that are loaded on demand: nothing of the first view may
 * import it.
 */
export function useDesktop(): Desktop {
  const client = desktop();
  return { client, connection: useSyncExternalStore(client.subscribe, client.connection, client.connection) };
}
