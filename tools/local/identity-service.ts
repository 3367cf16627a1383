import { join } from "node:path";
import { answers, childService } from "./child-service.ts";
import type { DataPaths } from "./data-paths.ts";
import { realmPath } from "./identity/settings.ts";
import type { LogFile } from "./log-file.ts";
import type { Options } from "./options.ts";
import type { Service } from "./service.ts";

export type IdentityPlan = {
  readonly options: Options;
  readonly paths: DataPaths;
  readonly port: number;
  readonly origin: string;
  readonly log: LogFile;
  readonly signal: AbortSignal;
};

export function issuerAt(port: number): string {
  return `http://localhost:${port}${realmPath}`;
}

export function identityService({ options, paths, port, origin, log, signal }: IdentityPlan): Service {
  const { accessTokenSeconds } = options;
  return childService({
    name: "identity service",
    args: ["--conditions=cathedra-source", join(paths.local, "identity/main.ts")],
    env: {
      IDENTITY_HOST: options.host,
      IDENTITY_PORT: String(port),
      IDENTITY_DATA: paths.identity,
      IDENTITY_PORTAL: origin,
      ...(accessTokenSeconds === undefined
        ? {}
        : { IDENTITY_ACCESS_TOKEN_SECONDS: String(accessTokenSeconds) }),
    },
    log,
    signal,
    isReady: () => answers(`http://127.0.0.1:${port}${realmPath}/.well-known/openid-configuration`),
  });
}
