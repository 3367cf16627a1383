import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const python = "/usr/bin/python3";
const client = fileURLToPath(new URL("../../../../examples/desktop-client/client.py", import.meta.url));
const environment = {
  PATH: process.env.PATH,
  QT_QPA_PLATFORM: "offscreen",
  QTWEBENGINE_DISABLE_SANDBOX: "1",
  PYTHONDONTWRITEBYTECODE: "1",
  LANG: "C.UTF-8",
};

/** Whether Debian's PyQt6 with its web engine is installed. */
export const hasPyQt =
  spawnSync(python, ["-c", "import PyQt6.QtWebEngineWidgets, PyQt6.QtWebChannel, cryptography"], {
    env: environment,
    timeout: 60_000,
  }).status === 0;

export type Started = { kill(): Promise<void>; readonly said: () => string };

/** Starts the client, without a screen, in a folder of its own. */
export function startClient(
  origin: string,
  folder: string,
  acts: readonly string[],
  args: readonly string[] = [],
): Started {
  const path = `/?${acts.map((act) => `do=${act}`).join("&")}`;
  const home = { ...environment, HOME: folder, XDG_RUNTIME_DIR: folder };
  const child = spawn(
    python,
    [client, origin, "--path", path, "--data", join(folder, "data"), "--seconds", "1", ...args],
    { env: home, stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += String(data)));
  const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  return {
    said: () => said,
    kill: async () => {
      // Kills it with the processes of its browser.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  };
}

export function aFolder() {
  const path = mkdtempSync(join(tmpdir(), "cathedra-client-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
