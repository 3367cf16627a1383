import { isUuid } from "@cathedra/domain";
import {
  type AttributeSelection,
  filterConditions,
  groupFilterFields,
  groupResource,
  isSelected,
  type ListPage,
  listResponse,
  memberOf,
  namesVersion,
  patchGroup,
  patchUser,
  providerConfig,
  provisioningLimits,
  readBody,
  readGroup,
  readPage,
  readPatch,
  readSelection,
  readUser,
  resourceTypes,
  type StoredGroup,
  type StoredUser,
  schemas,
  scimErrorBody,
  selectAttributes,
  userFilterFields,
  userResource,
  versionTag,
} from "@cathedra/domain/provisioning";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { getBearer } from "../../auth/caller-tokens.ts";
import type { Config } from "../../config.ts";
import { appError, rateLimited } from "../../errors.ts";
import { tokenBucket } from "../../plugins/token-bucket.ts";
import type { Ports } from "../../ports/ports.ts";
import { changeGroup, createGroup, deleteGroup } from "./change-group.ts";
import { changeUser, createUser, deleteUser } from "./change-user.ts";
import { type Directory, directoryOf } from "./credentials.ts";
import { filterSql, groupColumns, userColumns } from "./filter-sql.ts";
import { findGroup, groupsOf, membersOf } from "./group-queries.ts";
import { parseFilter } from "./parse-filter.ts";
import { scimPath as path } from "./read-provisioning.ts";
import { recordRequest } from "./request-log.ts";
import { accepted, notFound, ScimRefused } from "./scim-refused.ts";
import { findUser, usersOf } from "./user-queries.ts";

const mediaType = "application/scim+json; charset=utf-8";

/** A list that answers the members of its groups has at most this many groups on a page. */
const groupsWithMembers = 20;

type Asked = { Params: { id: string }; Querystring: Readonly<Record<string, unknown>> };
type ScimRequest = FastifyRequest<Asked>;

/** What a route answers; a version makes an ETag. */
type Answer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly version?: number;
  readonly location?: string;
};

type Work = (directory: Directory, request: ScimRequest) => Promise<Answer>;

/**
 * People and groups of an institution's directory (SCIM 2.0, RFC 7643 and 7644). A credential of the institution is the right to them; it
 * sees nothing of other institutions.
 */
export const scimRoutes = (config: Config, { db, clock }: Ports) => {
  const base = new URL(path, config.http.publicUrl).href;
  const deps = { db, clock };
  const requests = tokenBucket(provisioningLimits.requestsPerMinute);

  /** A route for directories: the credential, the work, and its refusals in SCIM's form, which are stored for the admins. */
  const directoryRoute = (work: Work) => async (request: ScimRequest, reply: FastifyReply) => {
    const directory = await directoryOf(db, getBearer(request), clock());
    if (directory === undefined) throw appError("UNAUTHENTICATED");
    const wait = requests.spend(String(directory.customerId), 1);
    if (wait > 0) throw rateLimited(wait);
    try {
      return send(reply, await work(directory, request));
    } catch (error) {
      if (!(error instanceof ScimRefused)) throw error;
      if (request.method !== "GET") await recordRefusal(directory, request, error);
      return send(reply, { status: error.refusal.status, body: scimErrorBody(error.refusal) });
    }
  };

  async function recordRefusal(directory: Directory, request: ScimRequest, { refusal }: ScimRefused) {
    const { customerId, mode } = directory;
    const named =
      memberOf(request.body, "username") ?? memberOf(request.body, "displayname") ?? request.params.id;
    await recordRequest(db, {
      customerId,
      resource: request.routeOptions.url?.startsWith(`${path}/Groups`) === true ? "Group" : "User",
      name: typeof named === "string" ? named : "",
      outcome: "refused",
      detail: refusal.detail,
      isPreview: mode !== "on",
      now: clock(),
    });
  }

  const userAnswer = (user: StoredUser, request: ScimRequest, status = 200): Answer => ({
    status,
    version: user.version,
    ...(status === 201 ? { location: `${base}/Users/${user.id}` } : {}),
    body: selectAttributes(userResource(user, base), selectionOf(request)),
  });

  async function groupAnswer(group: StoredGroup, request: ScimRequest, status = 200): Promise<Answer> {
    const selection = selectionOf(request);
    const members = isSelected(selection, "members")
      ? ((await membersOf(db, [group.id])).get(group.id) ?? [])
      : null;
    return {
      status,
      version: group.version,
      ...(status === 201 ? { location: `${base}/Groups/${group.id}` } : {}),
      body: selectAttributes(groupResource(group, members, base), selection),
    };
  }

  async function listUsers({ customerId }: Directory, request: ScimRequest): Promise<Answer> {
    const { filter } = request.query;
    const where =
      typeof filter === "string" && filter !== ""
        ? filterSql(accepted(filterConditions(filter, userFilterFields, parseFilter)), userColumns)
        : sql`true`;
    const page = pageOf(request);
    const { users, total } = await usersOf(db, customerId, where, page);
    const selection = selectionOf(request);
    const resources = users.map((user) => selectAttributes(userResource(user, base), selection));
    return { body: listResponse(resources, total, page.offset + 1) };
  }

  async function listGroups({ customerId }: Directory, request: ScimRequest): Promise<Answer> {
    const { filter } = request.query;
    const where =
      typeof filter === "string" && filter !== ""
        ? filterSql(accepted(filterConditions(filter, groupFilterFields, parseFilter)), groupColumns)
        : sql`true`;
    const selection = selectionOf(request);
    const withMembers = isSelected(selection, "members");
    const { offset, limit } = pageOf(request);
    const page = { offset, limit: withMembers ? Math.min(limit, groupsWithMembers) : limit };
    const { groups, total } = await groupsOf(db, customerId, where, page);
    const members = withMembers
      ? await membersOf(
          db,
          groups.map(({ id }) => id),
        )
      : undefined;
    const resources = groups.map((group) =>
      selectAttributes(
        groupResource(group, members === undefined ? null : (members.get(group.id) ?? []), base),
        selection,
      ),
    );
    return { body: listResponse(resources, total, offset + 1) };
  }

  return async function scim(app: FastifyInstance): Promise<void> {
    const options = {
      config: { access: "public" },
      schema: { hide: true },
      bodyLimit: provisioningLimits.bodyBytes,
    } as const;

    app.get(
      `${path}/ServiceProviderConfig`,
      options,
      directoryRoute(async () => ({ body: providerConfig(base) })),
    );
    const listed = (of: (base: string) => readonly { readonly id: string }[]): readonly [Work, Work] => [
      async (_, { query }) => {
        // RFC 7644, 4: what the service is cannot be filtered.
        if (query["filter"] !== undefined)
          throw new ScimRefused({ status: 403, detail: "Filters are not possible here." });
        return { body: listResponse(of(base), of(base).length, 1) };
      },
      async (_, { params }) => {
        const one = of(base).find(({ id }) => id === params.id);
        if (one === undefined) throw notFound();
        return { body: one };
      },
    ];
    for (const [name, [all, one]] of [
      ["ResourceTypes", listed(resourceTypes)],
      ["Schemas", listed(schemas)],
    ] as const) {
      app.get(`${path}/${name}`, options, directoryRoute(all));
      app.get(`${path}/${name}/:id`, options, directoryRoute(one));
    }

    app.get(`${path}/Users`, options, directoryRoute(listUsers));
    app.get(
      `${path}/Users/:id`,
      options,
      directoryRoute(async ({ customerId }, request) => {
        const user = await findUser(db, customerId, idOf(request));
        if (user === undefined) throw notFound();
        return isKnown(request, user.version) ?? userAnswer(user, request);
      }),
    );
    app.post(
      `${path}/Users`,
      options,
      directoryRoute(async (directory, request) => {
        const user = accepted(readUser(accepted(readBody(request.body))));
        return userAnswer(await createUser(deps, directory, user), request, 201);
      }),
    );
    app.put(
      `${path}/Users/:id`,
      options,
      directoryRoute(async (directory, request) => {
        const user = accepted(readUser(accepted(readBody(request.body))));
        return userAnswer(
          await changeUser(deps, directory, idOf(request), ifMatchOf(request), () => user),
          request,
        );
      }),
    );
    app.patch(
      `${path}/Users/:id`,
      options,
      directoryRoute(async (directory, request) => {
        const operations = accepted(readPatch(request.body, parseFilter));
        const patched = await changeUser(deps, directory, idOf(request), ifMatchOf(request), (stored) =>
          accepted(patchUser(stored, operations)),
        );
        return userAnswer(patched, request);
      }),
    );
    app.delete(
      `${path}/Users/:id`,
      options,
      directoryRoute(async (directory, request) => {
        await deleteUser(deps, directory, idOf(request), ifMatchOf(request));
        return { status: 204 };
      }),
    );

    app.get(`${path}/Groups`, options, directoryRoute(listGroups));
    app.get(
      `${path}/Groups/:id`,
      options,
      directoryRoute(async ({ customerId }, request) => {
        const group = await findGroup(db, customerId, idOf(request));
        if (group === undefined) throw notFound();
        return isKnown(request, group.version) ?? groupAnswer(group, request);
      }),
    );
    app.post(
      `${path}/Groups`,
      options,
      directoryRoute(async (directory, request) => {
        const group = accepted(readGroup(accepted(readBody(request.body))));
        return groupAnswer(await createGroup(deps, directory, group), request, 201);
      }),
    );
    app.put(
      `${path}/Groups/:id`,
      options,
      directoryRoute(async (directory, request) => {
        const group = accepted(readGroup(accepted(readBody(request.body))));
        return groupAnswer(
          await changeGroup(deps, directory, idOf(request), ifMatchOf(request), () => group),
          request,
        );
      }),
    );
    app.patch(
      `${path}/Groups/:id`,
      options,
      directoryRoute(async (directory, request) => {
        const operations = accepted(readPatch(request.body, parseFilter));
        const patched = await changeGroup(deps, directory, idOf(request), ifMatchOf(request), (stored) =>
          accepted(patchGroup(stored, operations)),
        );
        // Without the members, which may be thousands and which the directory has just said itself.
        return request.query["attributes"] === undefined
          ? { status: 204, version: patched.version }
          : groupAnswer(patched, request);
      }),
    );
    app.delete(
      `${path}/Groups/:id`,
      options,
      directoryRoute(async (directory, request) => {
        await deleteGroup(deps, directory, idOf(request), ifMatchOf(request));
        return { status: 204 };
      }),
    );
  };
};

function send(reply: FastifyReply, { status = 200, body, version, location }: Answer): FastifyReply {
  reply.code(status).header("cache-control", "no-store");
  if (version !== undefined) reply.header("etag", versionTag(version));
  if (location !== undefined) reply.header("location", location);
  return body === undefined ? reply.send() : reply.type(mediaType).send(JSON.stringify(body));
}

const selectionOf = ({ query }: ScimRequest): AttributeSelection =>
  readSelection(query["attributes"], query["excludedAttributes"]);

const pageOf = ({ query }: ScimRequest): ListPage => readPage(query["startIndex"], query["count"]);

/** An id of another form belongs to nothing. */
function idOf({ params }: ScimRequest): string {
  if (!isUuid(params.id)) throw notFound();
  return params.id.toLowerCase();
}

function ifMatchOf({ headers }: ScimRequest): string | undefined {
  return headers["if-match"];
}

/** The answer to a reader who has this version already. */
function isKnown({ headers }: ScimRequest, version: number): Answer | undefined {
  const known = headers["if-none-match"];
  return known !== undefined && namesVersion(known, version) ? { status: 304, version } : undefined;
}
