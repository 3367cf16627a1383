import type { Connection, DesktopClient } from "@cathedra/qt-bridge";
import { useSyncExternalStore } from "react";
import { desktop } from "../../site/desktop.ts";

export type Desktop = {
  /** The client's operations; while it is not connected they fail with that reason. */
  readonly client: DesktopClient;
  /** The state of the connection to the desktop client. */
  readonly connection: Connection;
};

/**
 * The desktop client and how the page stands with it. For pages that are loaded when they are used: nothing of the first view
 * may import it.
 */
export function useDesktop(): Desktop {
  const client = desktop();
  return { client, connection: useSyncExternalStore(client.subscribe, client.connection, client.connection) };
}
