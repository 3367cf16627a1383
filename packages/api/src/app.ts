import fastify, { type FastifyInstance, LogController } from "fastify";
import { trustedBy } from "./config/trusted-proxies.ts";
import type { Config } from "./config.ts";
import { activityDocuments } from "./modules/activity-files/public.ts";
import { assignmentCalendars, certificateRoutes } from "./modules/assignments/public.ts";
import { invitationRoutes } from "./modules/class-invitations/public.ts";
import { stopConfirmationMailsRoute } from "./modules/confirmations/public.ts";
import { stationRoutes } from "./modules/devices/public.ts";
import { eventCalendars } from "./modules/events/public.ts";
import { failedRequests } from "./modules/failed-requests/public.ts";
import { fileRoutes } from "./modules/files/public.ts";
import { hintStreams } from "./modules/hints/public.ts";
import { importRoutes } from "./modules/imports/public.ts";
import { countUnseen, stopMailsRoute } from "./modules/inbox/public.ts";
import { modules } from "./modules/index.ts";
import { addressChangeRoutes } from "./modules/logbook-administration/public.ts";
import { logbookImportRoutes } from "./modules/logbook-imports/public.ts";
import { reportVerification } from "./modules/logbook-reports/public.ts";
import { machineReports } from "./modules/machines/public.ts";
import { personalCaseRoutes } from "./modules/personal-cases/public.ts";
import { scimRoutes } from "./modules/provisioning/public.ts";
import { resultIntake } from "./modules/result-intake/public.ts";
import { signOutRoute } from "./modules/sign-out/public.ts";
import { definitionsImport } from "./modules/simulator-modules/public.ts";
import { softwareUploads } from "./modules/software-releases/public.ts";
import { documentationRoutes, stationUpdateRoutes } from "./modules/software-updates/public.ts";
import { sessionLogsRoute } from "./modules/station-admin/public.ts";
import { sessionRoutes } from "./modules/station-sessions/public.ts";
import { storageRoutes, storageTrashRoutes, storageUploadRoutes } from "./modules/storage/public.ts";
import { stopWeekMailsRoute } from "./modules/this-week/public.ts";
import { loggerOptions } from "./observability/logger.ts";
import { accessLog } from "./plugins/access-log.ts";
import { auth, knownTokens } from "./plugins/auth.ts";
import { compression } from "./plugins/compression.ts";
import { contentImages } from "./plugins/content-images.ts";
import { errorModel } from "./plugins/error-model.ts";
import { arrival, serverTimeouts } from "./plugins/request-timeouts.ts";
import { bodyLimit } from "./to-app-error.ts";
import "./plugins/fastify-types.ts";
import { addressInFlight, userInFlight } from "./plugins/concurrent-requests.ts";
import { graphiql } from "./plugins/graphiql.ts";
import { graphql } from "./plugins/graphql.ts";
import { health } from "./plugins/health.ts";
import { heavyUserQueue } from "./plugins/heavy-user-queue.ts";
import { jsonBodies } from "./plugins/json-bodies.ts";
import { lifecycle } from "./plugins/lifecycle.ts";
import { loadShed } from "./plugins/load-shed.ts";
import { metrics } from "./plugins/metrics.ts";
import { objectRoutes } from "./plugins/object-routes.ts";
import { openapi, openapiPages } from "./plugins/openapi.ts";
import { platformGuards } from "./plugins/platform-guards.ts";
import { addressLimit, userLimit } from "./plugins/rate-limits.ts";
import { reportTunnel } from "./plugins/report-tunnel.ts";
import { getRequestId, requestIds } from "./plugins/request-ids.ts";
import { routeList } from "./plugins/route-list.ts";
import { schemaCompilers } from "./plugins/schema-compilers.ts";
import { securityContact } from "./plugins/security-contact.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { signedBodies } from "./plugins/signed-bodies.ts";
import { siteConfig } from "./plugins/site-config.ts";
import { staticWeb } from "./plugins/static-web.ts";
import { knownStations, stationAuth } from "./plugins/station-auth.ts";
import { tracing } from "./plugins/tracing.ts";
import { refuseUnparsableBytes, refuseUnparsableUrl } from "./plugins/unparsable-requests.ts";
import type { Ports } from "./ports/ports.ts";
import { errorReports } from "./reports/error-reports.ts";

/** The application, ready to listen or to be injected. It opens nothing: the ports come from outside. */
export async function buildApp(config: Config, ports: Ports): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    requestIdHeader: false,
    genReqId: getRequestId,
    trustProxy: trustedBy(config.http.trustProxy),
    bodyLimit,
    ...serverTimeouts,
    frameworkErrors: refuseUnparsableUrl,
    clientErrorHandler: refuseUnparsableBytes,
    schemaController: { compilersFactory: schemaCompilers },
    // A request that arrives on an open connection while the server closes is still answered.
    return503OnClosing: false,
  });
  app.decorate("errorReports", errorReports(ports.reportSink, "api"));
  app.addHook("onClose", async ({ errorReports: reports }) => reports.flush());
  app.decorate("guards", [...platformGuards, ...modules.flatMap(({ guards }) => guards)]);

  await app.register(routeList);
  await app.register(jsonBodies);
  await app.register(errorModel);
  await app.register(requestIds);
  await app.register(lifecycle);
  await app.register(securityHeaders(config));
  await app.register(compression);
  await app.register(accessLog);
  // The OpenAPI plugin must be registered before the routes that it documents.
  await app.register(openapi(config));
  await app.register(metrics(config, ports));
  await app.register(failedRequests(ports));
  await app.register(tracing(ports));
  await app.register(loadShed(ports.loadLimits, (inFlight) => app.metrics.inFlight.set(inFlight)));
  await app.register(knownTokens(config, ports));
  await app.register(knownStations(ports));
  await app.register(addressLimit(config));
  await app.register(addressInFlight(config));
  await app.register(auth);
  await app.register(userLimit(config));
  await app.register(userInFlight(config));
  await app.register(stationAuth());
  await app.register(arrival());
  await app.register(signedBodies);
  await app.register(heavyUserQueue);
  await app.register(health(config, ports));
  await app.register(siteConfig(config));
  await app.register(securityContact(config, ports));
  await app.register(graphql(config, ports, modules));
  await app.register(objectRoutes(config, ports));
  await app.register(contentImages(config, ports));
  await app.register(fileRoutes(config, ports));
  await app.register(importRoutes(config, ports, [definitionsImport]));
  await app.register(logbookImportRoutes(config, ports));
  await app.register(activityDocuments(config, ports));
  await app.register(eventCalendars(config, ports));
  await app.register(assignmentCalendars(config, ports));
  await app.register(certificateRoutes(ports));
  await app.register(reportVerification(ports));
  await app.register(addressChangeRoutes(ports));
  await app.register(machineReports(config, ports));
  await app.register(hintStreams(config, ports, countUnseen(ports.db)));
  await app.register(stopMailsRoute(ports));
  await app.register(stopConfirmationMailsRoute(ports));
  await app.register(invitationRoutes(ports));
  await app.register(stopWeekMailsRoute(ports));
  await app.register(resultIntake(config, ports));
  await app.register(stationUpdateRoutes(config, ports));
  await app.register(documentationRoutes(config, ports));
  await app.register(softwareUploads(config, ports));
  await app.register(personalCaseRoutes(config, ports));
  await app.register(storageRoutes(config, ports));
  await app.register(storageUploadRoutes(config, ports));
  await app.register(storageTrashRoutes(config, ports));
  await app.register(scimRoutes(config, ports));
  await app.register(signOutRoute(ports));
  await app.register(sessionRoutes(config, ports));
  await app.register(stationRoutes(config, ports));
  await app.register(sessionLogsRoute(config, ports));
  await app.register(reportTunnel(config, ports));
  for (const { rest } of modules) rest?.(app);
  await app.register(openapiPages);
  if (config.environment === "development") await app.register(graphiql);
  await app.register(staticWeb(config));
  return app;
}
