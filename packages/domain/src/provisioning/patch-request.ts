import { err, ok, type Result } from "../result.ts";
import { provisioningLimits } from "./limits.ts";
import { invalidPath, invalidSyntax, type ScimError } from "./scim-error.ts";
import { attributeOf, type ParseFilter, type ScimFilter } from "./scim-filter.ts";

/** A path of a PATCH: `name.givenName`, or `emails[type eq "work"].value`. Names are in lower case. */
export type PatchPath = {
  readonly attribute: string;
  readonly filter: ScimFilter | null;
  readonly sub: string | null;
};

export type PatchOperation = {
  readonly op: "add" | "replace" | "remove";
  /** Null: the value is an object with the attributes to change. */
  readonly path: PatchPath | null;
  readonly value: unknown;
};

/**
 * Reads the operations of a PATCH. `op` is compared without case, because Entra sends `Replace`; an operation without a path whose value
 * is an object becomes an operation for each of its members, whose names may be paths themselves, as Entra sends them.
 */
export function readPatch(body: unknown, parse: ParseFilter): Result<readonly PatchOperation[], ScimError> {
  const listed = memberOf(body, "operations");
  if (!Array.isArray(listed) || listed.length === 0)
    return err(invalidSyntax("A PATCH needs a list of Operations."));
  if (listed.length > provisioningLimits.operations)
    return err(invalidSyntax(`At most ${provisioningLimits.operations} operations are possible in a PATCH.`));
  const operations: PatchOperation[] = [];
  for (const each of listed) {
    const named = memberOf(each, "op");
    const op = typeof named === "string" ? named.toLowerCase() : "";
    if (op !== "add" && op !== "replace" && op !== "remove")
      return err(invalidSyntax("The op of an operation is add, replace or remove."));
    const path = memberOf(each, "path");
    const value = memberOf(each, "value");
    if (path === undefined || path === null || path === "") {
      if (op === "remove")
        return err({ status: 400, scimType: "noTarget", detail: "A remove needs a path." });
      if (!isObject(value))
        return err(invalidSyntax("Without a path, the value is an object of attributes."));
      for (const [name, part] of Object.entries(value)) {
        const read = readPath(name, parse);
        if (!read.ok) return read;
        operations.push({ op, path: read.value, value: part });
      }
      continue;
    }
    const read = readPath(path, parse);
    if (!read.ok) return read;
    // Okta sends the id within the value of an operation without a path, where it is ignored.
    if (readOnly.has(read.value.attribute))
      return err({
        status: 400,
        scimType: "mutability",
        detail: `${read.value.attribute} cannot be changed.`,
      });
    operations.push({ op, path: read.value, value });
  }
  return ok(operations);
}

const readOnly: ReadonlySet<string> = new Set(["id", "meta", "schemas"]);

const pathForm = /^(?<attribute>[a-z$][\w$-]*)(?:\[(?<filter>.+)\])?(?:\.(?<sub>[a-z$][\w$-]*))?$/i;

/** Attributes of extensions are known by their URN and are not stored, whatever follows it. */
const extension = /^urn:[\w.:-]+$/i;

function readPath(text: unknown, parse: ParseFilter): Result<PatchPath, ScimError> {
  if (typeof text !== "string" || text.length > provisioningLimits.filter)
    return err(invalidPath("A path is a short text."));
  const plain = text.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):/i, "");
  if (extension.test(plain)) return ok({ attribute: plain.toLowerCase(), filter: null, sub: null });
  const groups = pathForm.exec(plain)?.groups;
  if (groups?.["attribute"] === undefined)
    return err(invalidPath(`The path ${text} could not be understood.`));
  const filter = groups["filter"];
  try {
    return ok({
      attribute: attributeOf(groups["attribute"]),
      filter: filter === undefined ? null : parse(filter),
      sub: groups["sub"]?.toLowerCase() ?? null,
    });
  } catch {
    return err(invalidPath(`The filter in the path ${text} could not be understood.`));
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of an object by its name without case (RFC 7643, 2.1); undefined if it has none. */
export function memberOf(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined;
  const key = Object.keys(value).find((each) => each.toLowerCase() === name);
  return key === undefined ? undefined : value[key];
}
