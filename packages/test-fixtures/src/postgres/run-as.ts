import { spawnSync } from "node:child_process";

/** The user that the server runs as: PostgreSQL refuses to run as root. Undefined is "as ourselves". */
export type RunAs = { readonly name: string; readonly uid: number; readonly gid: number };

/** Undefined for an ordinary user; for root the user `postgres`, created if missing, or else `nobody`. */
export function runAs(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp("postgres");
  if (existing !== undefined) return existing;
  spawnSync("groupadd", ["--system", "postgres"], { stdio: "ignore" });
  spawnSync("useradd", ["--system", "--gid", "postgres", "--no-create-home", "postgres"], {
    stdio: "ignore",
  });
  const user = lookUp("postgres") ?? lookUp("nobody");
  if (user === undefined)
    throw new Error("PostgreSQL does not run as root, and there is no user to run it as");
  return user;
}

/** Whether the server's user can enter `folder`: one closed parent folder prevents it. */
export function canEnter(folder: string, user: RunAs | undefined): boolean {
  const check = spawnSync("test", ["-x", folder], { cwd: "/", ...identity(user) });
  return check.status === 0;
}

/** The options that make `spawn` run as `user`. */
export function identity(user: RunAs | undefined): { uid?: number; gid?: number } {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid };
}

function lookUp(name: string): RunAs | undefined {
  const uid = getId("-u", name);
  const gid = getId("-g", name);
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { name, uid, gid };
}

function getId(flag: "-u" | "-g", name: string): number | undefined {
  const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" });
  return status === 0 ? Number.parseInt(stdout, 10) : undefined;
}
