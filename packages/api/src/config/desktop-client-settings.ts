import { err, noVersion, ok, parseVersion, type Result, type Version } from "@cathedra/domain";

export const clientPlatforms = ["windows", "macos", "linux"] as const;
export type ClientPlatform = (typeof clientPlatforms)[number];

/** The newest desktop client, and where it is downloaded. */
export type DesktopClientSettings = {
  readonly version: Version;
  readonly installers: readonly { readonly platform: ClientPlatform; readonly url: string }[];
};

/** Parses downloads by platform, such as `windows=https://…/setup.exe, linux=https://…`, with at most one for each platform. */
export function desktopClientSettings(input: {
  readonly DESKTOP_CLIENT_VERSION?: string | undefined;
  readonly DESKTOP_CLIENT_INSTALLERS?: string | undefined;
}): Result<DesktopClientSettings | undefined, readonly string[]> {
  const { DESKTOP_CLIENT_VERSION: version, DESKTOP_CLIENT_INSTALLERS: listed = "" } = input;
  const problems: string[] = [];
  if (version !== undefined && !/^\d{1,9}\.\d{1,9}\.\d{1,9}$/.test(version))
    problems.push("DESKTOP_CLIENT_VERSION: must be a version such as 3.4.0");
  const entries = listed.split(",").map((entry) => entry.trim());
  const installers = entries.filter((entry) => entry !== "").map(getInstaller);
  for (const [at, installer] of installers.entries()) {
    if (installer === undefined)
      problems.push(
        `DESKTOP_CLIENT_INSTALLERS: entry ${at + 1} must be windows=, macos= or linux= and an https address`,
      );
    else if (installers.findIndex((other) => other?.platform === installer.platform) !== at)
      problems.push(`DESKTOP_CLIENT_INSTALLERS: ${installer.platform} is named twice`);
  }
  if (version === undefined && installers.length > 0)
    problems.push("DESKTOP_CLIENT_VERSION: is required where there are installers");
  if (problems.length > 0) return err(problems);
  if (version === undefined) return ok(undefined);
  const parsed = parseVersion(version);
  return ok(
    parsed === noVersion
      ? undefined
      : { version: parsed, installers: installers.filter((installer) => installer !== undefined) },
  );
}

function getInstaller(entry: string): DesktopClientSettings["installers"][number] | undefined {
  const at = entry.indexOf("=");
  const name = entry.slice(0, at).trim();
  const platform = clientPlatforms.find((known) => known === name);
  const url = entry.slice(at + 1).trim();
  if (platform === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined;
  return { platform, url };
}
