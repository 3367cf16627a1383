import { realpathSync } from "node:fs";
import { getCustomer } from "@cathedra/test-fixtures";
import { answers, type ChildPlan, childService } from "./child-service.ts";
import { contentEnvironment } from "./content-service.ts";
import { learningEnvironment } from "./learning-service.ts";
import { machinesEnvironment } from "./machines-service.ts";
import { mailEnvironment } from "./mailbox-service.ts";
import type { PortalPlan } from "./portal-plan.ts";
import { reportsEnvironment } from "./reports-service.ts";
import type { Service } from "./service.ts";
import { isWebBuilt } from "./web-build.ts";

const source = "--conditions=cathedra-source";

/** Runs the API as production does: all settings come from the environment, and it serves the built web. */
export function apiService(plan: PortalPlan): Service {
  const base = `http://127.0.0.1:${plan.apiPort}`;
  return childService({
    name: "API",
    args: [...watchFlags(plan), source, plan.paths.program("server", plan.options.startsBuilt)],
    env: portalEnvironment(plan),
    log: plan.log("api"),
    signal: plan.signal,
    isReady: () => answers(`${base}/readyz`),
  });
}

export function workerService(plan: PortalPlan): Service {
  const begun = performance.now();
  return childService({
    name: "worker",
    args: [...watchFlags(plan), source, plan.paths.program("worker", plan.options.startsBuilt)],
    env: portalEnvironment(plan),
    log: plan.log("worker"),
    signal: plan.signal,
    // A worker has no address to check: it is ready when it has printed something, or has run for a while.
    isReady: (lines) => lines.length > 0 || performance.now() - begun > 3000,
  });
}

/** The web's development server, in watch mode only. */
export function webService(plan: PortalPlan, port: number): Service {
  const child: ChildPlan = {
    name: "web",
    args: [
      realpathSync(plan.paths.bin("vite")),
      "--port",
      String(port),
      "--strictPort",
      "--host",
      plan.options.host,
    ],
    env: { PORTAL_URL: `http://127.0.0.1:${plan.apiPort}`, NODE_ENV: "development" },
    cwd: plan.paths.web,
    log: plan.log("web"),
    signal: plan.signal,
    isReady: () => answers(`http://127.0.0.1:${port}/`),
  };
  return childService(child);
}

function watchFlags({ options }: PortalPlan): readonly string[] {
  return options.dev ? ["--watch", "--watch-preserve-output"] : [];
}

const desktopInstallers = [
  "windows=https://downloads.example.org/desktop-client/2.3.0/setup.exe",
  "macos=https://downloads.example.org/desktop-client/2.3.0/desktop-client.dmg",
  "linux=https://downloads.example.org/desktop-client/2.3.0/desktop-client.deb",
].join(",");

function portalEnvironment(plan: PortalPlan): Record<string, string> {
  const { options, paths, secrets } = plan;
  return {
    NODE_ENV: options.dev ? "development" : "production",
    // Each edit restarts the process: unchanged files are not compiled again, which halves the time.
    ...(options.dev ? { NODE_COMPILE_CACHE: paths.compiled } : {}),
    DATABASE_URL: plan.databaseUrl,
    HOST: options.host,
    PORT: String(plan.apiPort),
    PUBLIC_URL: plan.origin,
    SITE_CONFIG: paths.siteConfig,
    OBJECT_STORE: `fs:${paths.objects}`,
    OBJECT_STORE_SECRET: secrets.objectStore,
    RELEASE_SIGNING_KEY: secrets.releases,
    SECURITY_CONTACTS: "mailto:security@cathedra.example",
    // The delay is 0, because there is no load balancer that has to notice the shutdown.
    SHUTDOWN_DELAY_MS: "0",
    ...contentEnvironment(plan.contentPort),
    ...learningEnvironment(plan.learningPort, secrets.learning),
    ...mailEnvironment(plan.mailbox, secrets.mailbox),
    ...reportsEnvironment(plan.reportsPort),
    ...(plan.machines === null ? {} : machinesEnvironment(plan.machines, secrets.fleet)),
    // One of the demo stations runs a version below this one, so that outdated clients can be tried.
    DESKTOP_CLIENT_VERSION: "2.3.0",
    DESKTOP_CLIENT_INSTALLERS: desktopInstallers,
    // Only one of the two customers is listed, so that both cases can be tried.
    LOGBOOK_ADMIN_CUSTOMERS: `"${getCustomer("northgate").name}"`,
    VOUCHER_ADMIN_CUSTOMERS: `"${getCustomer("northgate").name}"`,
    PERSISTED_OPERATIONS: paths.persistedOperations,
    WEB_ROOT: !options.dev && isWebBuilt(paths) ? paths.webRoot : "",
  };
}
