import * as v from "valibot";
import { err, ok, type Result } from "./result.ts";

/** The public configuration of a deployment, `/config.json` at the site root (1.001). It holds no secret. */
export type SiteConfig = {
  readonly identity: {
    /** Compared with the token's `iss` character by character. */
    readonly issuer: string;
    readonly clientId: string;
    /** Compared with the token's `aud`. */
    readonly audience: string;
    /** Sent as the `resource` of RFC 8707 where the identity service wants it. */
    readonly resource?: string;
    /** The page on which a person changes the password (13.006). */
    readonly accountPasswordUrl?: string;
    /** The identity service's page for one's account, where the verification mail can be sent again. */
    readonly accountUrl?: string;
  };
  readonly product: {
    readonly title: string;
    readonly copyright: string;
    /** The address of the legal pages (13.004). */
    readonly contactEmail: string;
    /** Shown on home in this order; without any there is no such section (1.037, X12). */
    readonly partners: readonly Partner[];
  };
  readonly administration: {
    /** The address of `ML2`; without it staff do not see the link (9.010, X12). */
    readonly ml2Url?: string;
  };
  readonly videos: {
    /** The player of the videos: only `<playerUrl>/<id of the video>` may be framed (1.035). */
    readonly playerUrl: string;
  };
  /** The cookies that the desktop client sets (1.020, X100). */
  readonly cookies: {
    readonly serviceTag: string;
    readonly clientVersion: string;
  };
  readonly simulators: {
    /** The address to which simulators deliver their results; by default the portal's own origin (12.032, X120). */
    readonly resultServer?: string;
  };
  readonly desktopClient: {
    /**
     * Whether pages may connect to a desktop client on the same machine by WebSocket (`ws://127.0.0.1`), beside Qt's own
     * transport. Off unless a deployment has such clients.
     */
    readonly overWebSocket: boolean;
  };
  readonly offline: {
    /**
     * Whether browsers keep the portal's own files, with which it starts without a network. `false` also takes them from
     * browsers that keep them already.
     */
    readonly isOn: boolean;
  };
  /** Whether browsers report errors; set by the portal if it has a receiver (G.027). */
  readonly errorReports?: boolean;
};

export type Partner = {
  readonly name: string;
  readonly url: string;
  /** A file of the portal's own origin (`/partners/north.svg`), or the picture itself as `data:image/…`. */
  readonly logo: string;
};

const webAddress = "must be an http or https address";
const shortText = (max: number) =>
  v.pipe(
    v.string("must be text"),
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.maxLength(max, `must have at most ${max} characters`),
  );
const httpUrl = v.pipe(v.string("must be text"), v.regex(/^https?:\/\//, webAddress), v.url(webAddress));
const issuer = v.pipe(httpUrl, v.regex(/^[^?#\s]+$/, "must have no query and no fragment"));
const resource = v.pipe(
  v.string("must be text"),
  v.url("must be an absolute URI"),
  v.regex(/^[^#\s]+$/, "must have no fragment"),
);
/** RFC 6265: a cookie's name is a token. */
const cookieName = v.pipe(
  v.string("must be text"),
  v.regex(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/, "must be a cookie name"),
);

const identity = {
  issuer,
  clientId: shortText(200),
  audience: shortText(200),
  resource: v.exactOptional(resource),
  accountPasswordUrl: v.exactOptional(httpUrl),
  accountUrl: v.exactOptional(httpUrl),
};
const partner = {
  name: shortText(100),
  url: httpUrl,
  logo: v.pipe(
    v.string("must be text"),
    v.regex(
      /^(?:(?:\/[\w-][\w.-]*)+|data:image\/(?:svg\+xml|png|jpeg|webp)[;,]\S+)$/,
      "must be a path of the portal or a data:image",
    ),
    v.maxLength(100_000, "must have at most 100000 characters"),
  ),
};
const maxPartners = [40, "must be at most 40"] as const;
const product = {
  title: shortText(100),
  copyright: shortText(200),
  contactEmail: v.pipe(v.string("must be text"), v.email("must be an e-mail address")),
};
const administration = { ml2Url: v.exactOptional(httpUrl) };
const videos = {
  playerUrl: v.exactOptional(
    v.pipe(httpUrl, v.regex(/^[^?#\s;,'"]+$/, "must have no query and no fragment")),
    "https://www.youtube-nocookie.com/embed",
  ),
};
const cookies = {
  serviceTag: v.exactOptional(cookieName, "service_tag"),
  clientVersion: v.exactOptional(cookieName, "client_version"),
};
const simulators = {
  resultServer: v.exactOptional(
    v.pipe(httpUrl, v.regex(/^https?:\/\/[^/?#\s]+$/, "must be an origin, without a path")),
  ),
};

const desktopClient = {
  overWebSocket: v.exactOptional(v.boolean("must be true or false"), false),
};

const offline = { isOn: v.exactOptional(v.boolean("must be true or false"), true) };

const operatorsFile = v.strictObject({
  identity: v.strictObject(identity),
  product: v.strictObject({
    ...product,
    partners: v.exactOptional(v.pipe(v.array(v.strictObject(partner)), v.maxLength(...maxPartners)), []),
  }),
  administration: v.exactOptional(v.strictObject(administration), {}),
  videos: v.exactOptional(v.strictObject(videos), {}),
  cookies: v.exactOptional(v.strictObject(cookies), {}),
  simulators: v.exactOptional(v.strictObject(simulators), {}),
  desktopClient: v.exactOptional(v.strictObject(desktopClient), {}),
  offline: v.exactOptional(v.strictObject(offline), {}),
});

const publishedFile = v.object({
  identity: v.object(identity),
  product: v.object({
    ...product,
    partners: v.exactOptional(v.pipe(v.array(v.object(partner)), v.maxLength(...maxPartners)), []),
  }),
  administration: v.exactOptional(v.object(administration), {}),
  videos: v.exactOptional(v.object(videos), {}),
  cookies: v.exactOptional(v.object(cookies), {}),
  simulators: v.exactOptional(v.object(simulators), {}),
  desktopClient: v.exactOptional(v.object(desktopClient), {}),
  offline: v.exactOptional(v.object(offline), {}),
  errorReports: v.exactOptional(v.boolean()),
});

/** Reads the operator's file. Every problem is named at once, a misspelt key too: `identity.issuer: must be …`. */
export function parseSiteConfig(input: unknown): Result<SiteConfig, readonly string[]> {
  return read(operatorsFile, input);
}

/** Reads what a server publishes, which may be newer than the reader: keys that the reader does not know are dropped. */
export function parsePublishedSiteConfig(input: unknown): Result<SiteConfig, readonly string[]> {
  return read(publishedFile, input);
}

function read(
  schema: typeof operatorsFile | typeof publishedFile,
  input: unknown,
): Result<SiteConfig, readonly string[]> {
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true });
  return parsed.success ? ok(parsed.output) : err(parsed.issues.map(problem));
}

function problem(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? "the configuration";
  if (issue.kind !== "schema" || issue.type === "string" || issue.type === "boolean")
    return `${path}: ${issue.message}`;
  if (issue.expected === "never") return `${path}: is not a known setting`;
  return `${path}: ${issue.received === "undefined" ? "is missing" : `must be ${issue.expected === "Array" ? "a list" : "an object"}`}`;
}
