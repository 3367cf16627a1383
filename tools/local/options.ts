import { isAbsolute } from "node:path";
import { parseArgs } from "node:util";
import { type Environment, nonEmptySettings, postgresAddress, wholeNumber } from "@cathedra/api/setting";
import * as v from "valibot";

export const usage = `npm start                 build the portal where needed, start all of it, keep its data in .data
npm start -- --reset      throw the data away first
npm start -- --no-build   serve what was built before
npm start -- --bare       demo people without a past, for tests
npm run dev               the same with everything watched and reloaded

Settings (environment): PORT, IDENTITY_PORT, HOST, DATABASE_URL, CATHEDRA_DATA (folder), ACCESS_TOKEN_SECONDS,
SIMULATORS (how many machines, 4), SIMULATOR_START_SECONDS (8)`;

export type Options = {
  readonly reset: boolean;
  readonly dev: boolean;
  readonly build: boolean;
  /** Whether the API's programs are started as they were built; otherwise from their sources. */
  readonly startsBuilt: boolean;
  /** Whether the demo people have past and future events, vouchers and sessions. */
  readonly life: boolean;
  readonly host: string;
  /** The port that the person named, which then must be used; undefined if they named none. */
  readonly port: number | undefined;
  readonly identityPort: number | undefined;
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string | undefined;
  readonly accessTokenSeconds: number | undefined;
  /** The number of machines in the fleet. */
  readonly simulators: number;
  readonly simulatorStartSeconds: number;
};

export type ParsedOptions =
  | { readonly kind: "run"; readonly options: Options }
  | { readonly kind: "help" }
  | { readonly kind: "wrong"; readonly problems: readonly string[] };

const settings = v.object({
  PORT: v.optional(wholeNumber(1, 65_535)),
  IDENTITY_PORT: v.optional(wholeNumber(1, 65_535)),
  HOST: v.optional(v.string(), "127.0.0.1"),
  DATABASE_URL: v.optional(postgresAddress),
  CATHEDRA_DATA: v.optional(v.pipe(v.string(), v.check(isAbsolute, "must be an absolute path"))),
  ACCESS_TOKEN_SECONDS: v.optional(wholeNumber(1, 86_400)),
  SIMULATORS: v.optional(wholeNumber(0, 20), "4"),
  SIMULATOR_START_SECONDS: v.optional(wholeNumber(0, 3600), "8"),
});

/** The options of the command line and the environment, or all errors in them. */
export function parseOptions(argv: readonly string[], environment: Environment): ParsedOptions {
  const { flags, problems } = parseFlags(argv);
  const given = nonEmptySettings(environment);
  const parsed = v.safeParse(settings, given, { abortPipeEarly: true });
  problems.push(...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
  if (flags.reset === true && given.DATABASE_URL !== undefined) {
    problems.push("--reset: does not empty a database of your own; unset DATABASE_URL or empty it yourself");
  }
  if (!parsed.success || problems.length > 0) return { kind: "wrong", problems };
  if (flags.help === true) return { kind: "help" };
  const { output } = parsed;
  const isDev = flags.dev === true;
  const isBuilding = flags["no-build"] !== true;
  return {
    kind: "run",
    options: {
      reset: flags.reset === true,
      dev: isDev,
      build: isBuilding,
      startsBuilt: !isDev && (isBuilding || given.PORTAL_BUILT === "yes"),
      life: flags.bare !== true,
      host: output.HOST,
      port: output.PORT,
      identityPort: output.IDENTITY_PORT,
      databaseUrl: output.DATABASE_URL,
      dataFolder: output.CATHEDRA_DATA,
      accessTokenSeconds: output.ACCESS_TOKEN_SECONDS,
      simulators: output.SIMULATORS,
      simulatorStartSeconds: output.SIMULATOR_START_SECONDS,
    },
  };
}

const known = {
  reset: { type: "boolean" },
  dev: { type: "boolean" },
  "no-build": { type: "boolean" },
  bare: { type: "boolean" },
  help: { type: "boolean" },
} as const;

function parseFlags(argv: readonly string[]) {
  const { values, tokens } = parseArgs({ args: [...argv], options: known, strict: false, tokens: true });
  const problems = tokens.flatMap((token) => {
    if (token.kind === "positional") return [`${token.value}: is not understood`];
    if (token.kind === "option" && !Object.hasOwn(known, token.name))
      return [`${token.rawName}: is not known`];
    return [];
  });
  return { flags: values, problems };
}
