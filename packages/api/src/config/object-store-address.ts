import { isAbsolute } from "node:path";
import { err, ok, type Result } from "@cathedra/domain";

export type ObjectStoreAddress =
  | { readonly kind: "fs"; readonly folder: string }
  | {
      readonly kind: "s3";
      readonly bucket: string;
      readonly endpoint?: string;
      readonly region: string;
      readonly forcePathStyle: boolean;
    };

/** Parses the address of an object store: `fs:/absolute/folder` or `s3://bucket?endpoint=…&region=…&forcePathStyle=true`. */
export function parseObjectStoreAddress(text: string): Result<ObjectStoreAddress, readonly string[]> {
  if (text.startsWith("fs:")) {
    const folder = text.slice("fs:".length);
    return isAbsolute(folder)
      ? ok({ kind: "fs", folder })
      : err(["fs: must be followed by an absolute folder"]);
  }
  const url = URL.parse(text);
  if (url?.protocol !== "s3:") return err(["must be fs:/folder or s3://bucket?region=…"]);
  return s3Address(url);
}

const s3Settings = ["endpoint", "region", "forcePathStyle"];

function s3Address(url: URL): Result<ObjectStoreAddress, readonly string[]> {
  const problems: string[] = [];
  const settings = url.searchParams;
  for (const name of settings.keys()) {
    if (!s3Settings.includes(name)) problems.push(`${name} is not a known S3 setting`);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname))
    problems.push("the bucket's name is not valid");
  const endpoint = settings.get("endpoint");
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? "")) {
    problems.push("endpoint must be an http or https address");
  }
  const pathStyle = settings.get("forcePathStyle") ?? "false";
  if (!["true", "false"].includes(pathStyle)) problems.push("forcePathStyle must be true or false");
  if (problems.length > 0) return err(problems);
  return ok({
    kind: "s3",
    bucket: url.hostname,
    ...(endpoint === null ? {} : { endpoint }),
    region: settings.get("region") ?? "us-east-1",
    forcePathStyle: pathStyle === "true",
  });
}

/** The origin to which links to stored objects lead, for the content security policy; undefined if it is the portal's own. */
export function originOfLinks(address: ObjectStoreAddress): string | undefined {
  if (address.kind === "fs") return undefined;
  const { bucket, endpoint, region, forcePathStyle } = address;
  const at = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  // Wildcard certificates do not cover bucket names with a dot, so S3 takes such names in the path.
  const isInPath = forcePathStyle || bucket.includes(".");
  return isInPath ? at.origin : `${at.protocol}//${bucket}.${at.host}`;
}
