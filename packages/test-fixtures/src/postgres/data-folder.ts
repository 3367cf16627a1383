import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { livingOwner } from "./leftover.ts";
import { PostgresRefusal } from "./refusal.ts";

/** A file in the data folder: it marks that initdb has completed, and contains the password of the user `postgres`. */
const markerFile = "cathedra.json";

/** A note beside the data folder while initdb fills it, so that no other folder is taken for an unfinished one. */
const makingFile = (dataDir: string): string => `${dataDir}.making`;

const passwordFile = (dataDir: string): string => `${dataDir}.password`;

/**
 * Whether the folder has to be filled: it is missing, empty, or left by an interrupted initialisation of ours, which is the
 * only thing that is deleted. Anything else without our marker is refused and left as it is.
 */
export function mustCreateDataFolder(dataDir: string): boolean {
  const found = readContent(dataDir);
  if (found.length === 0) return true;
  if (found.includes(markerFile)) {
    rmSync(makingFile(dataDir), { force: true });
    return false;
  }
  if (!isBeingMade(dataDir)) throw strange(dataDir, found);
  const maker = livingOwner(dataDir);
  if (maker !== undefined) {
    throw new PostgresRefusal("being-made", `The database in ${dataDir} is being made by process ${maker}`);
  }
  rmSync(dataDir, { recursive: true });
  return true;
}

/** Whether the folder cannot belong to anybody else: it is missing, empty, or was created by us. */
export function isOurs(dataDir: string): boolean {
  const found = readContent(dataDir);
  return found.length === 0 || found.includes(markerFile) || isBeingMade(dataDir);
}

/** Whether the folder has a complete cluster. */
export function isCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, "PG_VERSION")) && existsSync(join(dataDir, "global/pg_control"));
}

/** Deletes the database and the files beside its folder; the caller has checked that this is right. */
export function deleteDatabase(dataDir: string): void {
  // The mark that the folder is ours is deleted last, so that an interrupted deletion can be continued.
  if (existsSync(dataDir)) noteMaking(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  for (const beside of [`${dataDir}.owner`, passwordFile(dataDir), makingFile(dataDir)]) {
    rmSync(beside, { force: true });
  }
}

/** Runs `fill` on the empty folder, which receives the file that holds the password; a kill on the way is noticed. */
export function fillFolder(dataDir: string, password: string, fill: (passwordFile: string) => void): void {
  const secret = passwordFile(dataDir);
  noteMaking(dataDir);
  try {
    writeFileSync(secret, `${password}\n`, { mode: 0o600 });
    fill(secret);
    writeWhole(join(dataDir, markerFile), JSON.stringify({ password }));
    rmSync(makingFile(dataDir));
  } finally {
    rmSync(secret, { force: true });
  }
}

export function readPassword(dataDir: string): string {
  const file = join(dataDir, markerFile);
  const password = passwordIn(readFileSync(file, "utf8"));
  if (password !== undefined) return password;
  throw new PostgresRefusal(
    "damaged-marker",
    `The file ${file}, which holds the database's password, is damaged`,
  );
}

function passwordIn(text: string): string | undefined {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content !== "object" || content === null || !("password" in content)) return undefined;
    return typeof content.password === "string" ? content.password : undefined;
  } catch {
    return undefined;
  }
}

function readContent(dataDir: string): readonly string[] {
  mkdirSync(dataDir, { recursive: true });
  try {
    return readdirSync(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PostgresRefusal("closed", `The database's folder cannot be read: ${reason}`);
  }
}

function noteMaking(dataDir: string): void {
  writeWhole(makingFile(dataDir), inode(dataDir));
}

function isBeingMade(dataDir: string): boolean {
  const file = makingFile(dataDir);
  return existsSync(file) && readFileSync(file, "utf8") === inode(dataDir);
}

function inode(folder: string): string {
  return String(statSync(folder, { bigint: true }).ino);
}

function strange(dataDir: string, found: readonly string[]): PostgresRefusal {
  if (isCluster(dataDir)) {
    return new PostgresRefusal(
      "no-marker",
      `The folder ${dataDir} holds a database without the file ${markerFile}, so its password is not known`,
    );
  }
  const names = found.slice(0, 3).join(", ");
  const more = found.length > 3 ? ` and ${found.length - 3} more` : "";
  return new PostgresRefusal(
    "foreign",
    `The folder ${dataDir} holds what is not a database: ${names}${more}`,
  );
}

/** Writes the file atomically: it is complete or absent, also after a crash. */
function writeWhole(path: string, content: string): void {
  const temporary = `${path}.new`;
  writeFileSync(temporary, content, { mode: 0o600, flush: true });
  renameSync(temporary, path);
}
