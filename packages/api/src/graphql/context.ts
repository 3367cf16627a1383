import { type StationId, timeZoneHeader } from "@cathedra/domain";
import type { ListedCustomers } from "@cathedra/domain/access";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { presentedProof } from "../auth/caller-tokens.ts";
import type { PackageSigner } from "../auth/package-signer.ts";
import type { SignedInPerson } from "../auth/signed-in-person.ts";
import type { AtStation, VerifiedToken } from "../auth/verified-token.ts";
import type { DesktopClientSettings } from "../config/desktop-client-settings.ts";
import type { MachineSettings } from "../config/machine-settings.ts";
import type { MailSettings } from "../config/mail-settings.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/database.ts";
import { appError } from "../errors.ts";
import type { Budget } from "../plugins/rate-limits.ts";
import type { Clock } from "../ports/clock.ts";
import type { ContentReading } from "../ports/content-reading.ts";
import type { LearningPlatform } from "../ports/learning-platform.ts";
import type { LearningService } from "../ports/learning-service.ts";
import type { ObjectStore } from "../ports/object-store.ts";
import type { Ports } from "../ports/ports.ts";
import type { StartFailure } from "../ports/refused-start.ts";
import { type OwnLinks, ownLinks } from "../storage/signed-links.ts";
import type { PrefetchFor, PrefetchQuery } from "./prefetch.ts";

type Prefetched = Readonly<Record<string, unknown>>;

/** Everything that a use case or resolver can use, made once for each request. */
export type GraphqlContext = RequestContext & { readonly learning: LearningService };

/** The request context without what only GraphQL operations need. */
type RequestContext = {
  readonly actor: SignedInPerson;
  /** The prefetched query fields; other fields are read by their resolvers. */
  readonly prefetched: Prefetched;
  /** The prefetched result of a field for exactly this key; undefined if its resolver has to read it. */
  readonly prefetchedFor: (field: string, key: string) => unknown;
  /** The answers that the database wrote in the contract's form, as JSON; undefined if the operation has to be executed. */
  readonly written: readonly string[] | undefined;
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
  /** The learning platform; undefined if the portal has none. */
  readonly learningPlatform: LearningPlatform | undefined;
  readonly content: ContentReading;
  readonly ownLinks: OwnLinks;
  /** The origin of the portal's addresses. */
  readonly origin: string;
  /** The customers whose own admins administer their attendings and hospitals. */
  readonly logbookAdminCustomers: ListedCustomers;
  /** The customers whose own admins administer their vouchers and events. */
  readonly voucherAdminCustomers: ListedCustomers;
  /** Whether the portal sends mail. */
  readonly sendsMail: boolean;
  /** The secret from which the keys of machines' rooms are derived; undefined if there is no fleet. */
  readonly machines?: Pick<MachineSettings, "fleetSecret"> | undefined;
  /** Signs software packages; undefined: they are not signed. */
  readonly packageSigner?: Pick<PackageSigner, "publicKeys"> | undefined;
  /** The newest desktop client; undefined if none is configured. */
  readonly desktopClient?: DesktopClientSettings | undefined;
  /** The session at a station that the request belongs to; undefined when it comes from a person's own device. */
  readonly atStation: AtStation | undefined;
  /** The station whose own browser sent the request, as its signature proves; undefined without a valid proof. */
  readonly provenStation: () => Promise<StationId | undefined>;
  /** Records that a start of the person failed or was refused, for support. */
  readonly recordFailedStart: (start: StartFailure) => void;
  /** The caller's points, for work whose amount only its use case knows; null for a caller without a limit. */
  readonly budget: Budget | null;
  readonly requestId: string;
  /** The client's address according to the trusted proxies. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
};

export type ContextDeps = {
  readonly ports: Ports;
  /** The logbook flag of people who sign in for the first time. */
  readonly newUserLogbook: boolean;
  readonly content: ContentReading;
  readonly logbookAdminCustomers: ListedCustomers;
  readonly voucherAdminCustomers: ListedCustomers;
  readonly mail?: MailSettings | undefined;
  readonly machines?: Pick<MachineSettings, "fleetSecret"> | undefined;
  readonly packageSigner?: Pick<PackageSigner, "publicKeys"> | undefined;
  readonly desktopClient?: DesktopClientSettings | undefined;
} & Pick<Config, "objectStoreSecret"> & { readonly http: Pick<Config["http"], "publicUrl"> };

export type ActorDeps = {
  readonly db: Db;
  /** The logbook flag of people who sign in for the first time. */
  readonly newUserLogbook: boolean;
  /** The time zone that the browser says it has; not checked yet. */
  readonly timeZone?: string | undefined;
};

/** The signed-in person and the prefetched fields of the request. */
export type FoundActor = {
  readonly person: SignedInPerson;
  readonly prefetched: unknown;
  readonly reading: PrefetchQuery;
  /** The answers that the database wrote, if they are this person's to have. */
  readonly written: readonly string[] | undefined;
};

/** Finds the person of a verified token; the module of users does, and the application hands it to every request. */
export type ResolveActor = (
  deps: ActorDeps,
  token: VerifiedToken,
  prefetchFor?: PrefetchFor,
) => Promise<FoundActor>;

/** The context of a signed-in request, GraphQL or REST. The first one of a new person creates the user (G.006). */
export async function getContext(
  deps: ContextDeps,
  request: FastifyRequest,
  prefetchFor?: PrefetchFor,
): Promise<RequestContext> {
  if (request.token === null) throw appError("UNAUTHENTICATED");
  const { newUserLogbook } = deps;
  const shared = sharedContexts.get(deps) ?? sharedContext(deps);
  sharedContexts.set(deps, shared);
  const { db, clock } = shared;
  const {
    person: actor,
    prefetched,
    reading,
    written,
  } = await request.server.resolveActor(
    { db, newUserLogbook, timeZone: getTimeZone(request) },
    request.token,
    prefetchFor,
  );
  const { id: requestId, ip: address, log } = request;
  return {
    actor,
    prefetched: (prefetched ?? {}) as Prefetched,
    prefetchedFor: (field, key) =>
      reading.keys[field] === key ? ((prefetched ?? {}) as Prefetched)[field] : undefined,
    written,
    ...shared,
    ownLinks: ownLinks(deps, clock, request.token.session),
    atStation: request.token.atStation,
    provenStation: onceAtMost(
      async () =>
        request.token?.atStation?.station ??
        request.server.stationProofs.getStation(presentedProof(request), request.bodyHash),
    ),
    recordFailedStart: (start) => {
      request.failedStarts = [...(request.failedStarts ?? []), start];
      const { kind, thing, voucherId, refusal } = start;
      if (refusal !== null)
        request.server.recordRefusedStart?.({ kind, thing, voucherId, code: refusal, userId: actor.userId });
    },
    budget: request.budget,
    requestId,
    address,
    log,
  };
}

const sharedContexts = new WeakMap<ContextDeps, ReturnType<typeof sharedContext>>();

/** The members that are the same in every context of an application. */
function sharedContext(deps: ContextDeps) {
  const { ports, http, mail, content, logbookAdminCustomers, voucherAdminCustomers } = deps;
  const { db, clock, objectStore, learningPlatform } = ports;
  return {
    db,
    clock,
    objectStore,
    learningPlatform,
    content,
    logbookAdminCustomers,
    voucherAdminCustomers,
    machines: deps.machines,
    packageSigner: deps.packageSigner,
    desktopClient: deps.desktopClient,
    origin: new URL(http.publicUrl).origin,
    sendsMail: mail !== undefined,
  };
}

function getTimeZone({ headers }: FastifyRequest): string | undefined {
  const timeZone = headers[timeZoneHeader];
  return typeof timeZone === "string" ? timeZone : undefined;
}

/** A proof can be used once, so that several checks in one request share one result. */
function onceAtMost<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}
