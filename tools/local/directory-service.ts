import { join } from "node:path";
import { answers, childService } from "./child-service.ts";
import type { PortalPlan } from "./portal-plan.ts";
import type { PortBook } from "./ports.ts";
import type { Secrets } from "./secrets.ts";
import type { Service } from "./service.ts";

/** The name of its port in the port book. */
export const directoryName = "directory";

export function chooseDirectoryPort(book: PortBook): Promise<number> {
  return book.choose({ name: directoryName, explicit: undefined, preferred: undefined });
}

/** The credential by which the directory sends its requests, in the form of the portal's. */
export const directoryCredential = ({ directory }: Pick<Secrets, "directory">): string =>
  `cathedra_scim_${directory}`;

/** The directory of one institution, which provisions its people by SCIM. */
export function directoryService({
  options,
  paths,
  secrets,
  apiPort,
  directoryPort,
  log,
  signal,
}: PortalPlan): Service {
  return childService({
    name: directoryName,
    args: ["--conditions=cathedra-source", join(paths.local, "directory/main.ts")],
    env: {
      DIRECTORY_HOST: options.host,
      DIRECTORY_PORT: String(directoryPort),
      DIRECTORY_DATA: paths.directory,
      DIRECTORY_CREDENTIAL: directoryCredential(secrets),
      DIRECTORY_ENDPOINT: `http://127.0.0.1:${apiPort}/api/scim/v2`,
    },
    log: log("directory"),
    signal,
    isReady: () => answers(`http://127.0.0.1:${directoryPort}/`),
  });
}
