import type { Connection } from "@cathedra/qt-bridge";

/** The connection of this page to a simulator (12.015-12.017). */
export type SimulatorStatus =
  /** Exercises can be started. */
  | "ready"
  | "connecting"
  /** The page is in an ordinary browser, away from a simulator. */
  | "elsewhere"
  /** The page is in the desktop client's browser, but the client's bridge does not answer. */
  | "noBridge"
  /** The desktop client is connected, but no simulator is. */
  | "noSimulator"
  /** The desktop client has a version that the portal does not know. */
  | "unsupported"
  /** The desktop client has an earlier version of the bridge, which does not record whose run it is. */
  | "outdated";

export function simulatorStatus(connection: Connection, isDesktopBrowser: boolean): SimulatorStatus {
  switch (connection.state) {
    case "connected":
      if (connection.isOutdated === true) return "outdated";
      return connection.features.has("simulator") ? "ready" : "noSimulator";
    case "connecting":
      return "connecting";
    case "absent":
      return isDesktopBrowser ? "noBridge" : "elsewhere";
    case "lost":
      return connection.why.code === "UNSUPPORTED_VERSION" ? "unsupported" : "noBridge";
  }
}
