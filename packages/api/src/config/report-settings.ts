import { err, ok, type Result } from "@cathedra/domain";
import type { Environment } from "./setting.ts";

/** The receiver of error reports; without it nothing is collected, and browsers do not load the code for it. */
export type ReportSettings = {
  /** The address of a receiver that speaks Sentry's protocol, with the project's key. */
  readonly dsn: string;
  /** The name under which the error receiver lists this deployment, such as "production". */
  readonly environment: string;
};

/** The form of the receiver's address, such as `https://key@reports.example.org/4`: a public key, and the number of a project. */
const dsnForm = /^https?:\/\/[\w-]{1,200}@[^/?#@\s]+(?:\/[\w.-]+)*\/\d{1,20}$/;
const environmentForm = /^[\w.-]{1,64}$/;

/** Checks the settings of error reports. Problems do not repeat the address, because it contains a key. */
export function reportSettings(env: Environment): Result<ReportSettings | undefined, readonly string[]> {
  const { ERROR_REPORT_DSN: dsn, ERROR_REPORT_ENVIRONMENT: environment = "production" } = env;
  const problems = [
    ...(dsn === undefined || (dsnForm.test(dsn) && URL.canParse(dsn))
      ? []
      : ["ERROR_REPORT_DSN: must be the address of a project, such as https://key@reports.example.org/4"]),
    ...(environmentForm.test(environment)
      ? []
      : ["ERROR_REPORT_ENVIRONMENT: must be a name of letters, digits, dots and hyphens, at most 64"]),
  ];
  if (problems.length > 0) return err(problems);
  return ok(dsn === undefined ? undefined : { dsn, environment });
}
