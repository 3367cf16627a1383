import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};

/** What the receiver of error reports calls this version of the portal. */
export const release = `cathedra@${version}`;
