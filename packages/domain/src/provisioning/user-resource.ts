import { isEmail } from "../email.ts";
import { err, ok, type Result } from "../result.ts";
import type { Instant } from "../time.ts";
import { provisioningLimits } from "./limits.ts";
import { memberOf, type PatchOperation } from "./patch-request.ts";
import { invalidSyntax, invalidValue, type ScimError, scimSchemas } from "./scim-error.ts";
import type { ScimFilter } from "./scim-filter.ts";

/** What the portal stores of a person in a directory. Other attributes are accepted and not stored. */
export type UserAttributes = {
  readonly userName: string;
  readonly externalId: string | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly displayName: string;
  /** The primary address, else the one for work, else the first. */
  readonly email: string | null;
  readonly active: boolean;
};

export type StoredUser = UserAttributes & {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Instant;
  readonly changedAt: Instant;
};

/** The address by which a person in the directory is recognised in the portal; null: by none. */
export function addressOf({ email, userName }: Pick<UserAttributes, "email" | "userName">): string | null {
  if (email !== null) return email;
  return isEmail(userName) ? userName : null;
}

/** Reads the body of a POST or PUT. What is absent is empty; `active` is then true. */
export function readUser(body: unknown): Result<UserAttributes, ScimError> {
  const name = memberOf(body, "name");
  const givenName = textOf(memberOf(name, "givenname")) ?? "";
  const familyName = textOf(memberOf(name, "familyname")) ?? "";
  // A whole name counts only where there are no parts: it is answered as made of them, and a directory may send that back.
  const whole = givenName + familyName === "" ? textOf(memberOf(name, "formatted")) : undefined;
  return checked({
    userName: textOf(memberOf(body, "username")) ?? "",
    externalId: textOf(memberOf(body, "externalid")) ?? null,
    givenName,
    familyName,
    displayName: textOf(memberOf(body, "displayname")) ?? whole ?? "",
    email: emailIn(memberOf(body, "emails")),
    active: readBoolean(memberOf(body, "active") ?? true),
  });
}

type Unchecked = Omit<UserAttributes, "active"> & { readonly active: boolean | undefined };

function checked({ active, ...user }: Unchecked): Result<UserAttributes, ScimError> {
  if (active === undefined) return err(invalidValue("active is true or false."));
  if (user.userName.trim() === "") return err(invalidValue("userName is required."));
  if (Object.values(user).some((text) => (text ?? "").length > provisioningLimits.text))
    return err(invalidValue(`Texts have at most ${provisioningLimits.text} characters.`));
  if (Object.values(user).some((text) => (text ?? "").includes("\0")))
    return err(invalidValue("Texts have no null characters."));
  if (user.email !== null && !isEmail(user.email))
    return err(invalidValue(`${user.email} is not an e-mail address.`));
  return ok({ ...user, active });
}

/** Entra sends `"False"`; other texts are no booleans. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  const text = typeof value === "string" ? value.toLowerCase() : "";
  if (text === "true") return true;
  return text === "false" ? false : undefined;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : undefined;
}

function emailIn(emails: unknown): string | null {
  if (typeof emails === "string") return emails.trim() === "" ? null : emails.trim();
  const listed = Array.isArray(emails) ? emails : emails === undefined || emails === null ? [] : [emails];
  const isOfWork = (each: unknown) => textOf(memberOf(each, "type"))?.toLowerCase() === "work";
  const chosen =
    listed.find((each) => readBoolean(memberOf(each, "primary")) === true) ??
    listed.find(isOfWork) ??
    listed[0];
  const address = typeof chosen === "string" ? chosen.trim() : textOf(memberOf(chosen, "value"));
  return address === undefined || address === "" ? null : address;
}

/** The person after a PATCH. Operations on attributes that are not stored change nothing. */
export function patchUser(
  stored: UserAttributes,
  operations: readonly PatchOperation[],
): Result<UserAttributes, ScimError> {
  const { userName, externalId, givenName, familyName, displayName, email, active } = stored;
  let user: Unchecked = { userName, externalId, givenName, familyName, displayName, email, active };
  for (const operation of operations) {
    const changed = applyOperation(user, operation);
    if (!changed.ok) return changed;
    user = changed.value;
  }
  return checked(user);
}

function applyOperation(user: Unchecked, { op, path, value }: PatchOperation): Result<Unchecked, ScimError> {
  if (path === null) return ok(user);
  const isRemoved = op === "remove";
  const text = isRemoved ? "" : textOf(value);
  switch (path.sub === null ? path.attribute : `${path.attribute}.${path.sub}`) {
    case "username":
      return isRemoved
        ? err({ status: 400, scimType: "mutability", detail: "userName cannot be removed." })
        : withText(text, (userName) => ({ ...user, userName }));
    case "externalid":
      return isRemoved || value === null
        ? ok({ ...user, externalId: null })
        : withText(text, (externalId) => ({ ...user, externalId }));
    case "active":
      return ok({ ...user, active: isRemoved ? true : readBoolean(value) });
    case "displayname":
      return withText(text ?? (value === null ? "" : undefined), (displayName) => ({ ...user, displayName }));
    case "name":
      return isRemoved
        ? ok({ ...user, givenName: "", familyName: "" })
        : ok({
            ...user,
            givenName: textOf(memberOf(value, "givenname")) ?? user.givenName,
            familyName: textOf(memberOf(value, "familyname")) ?? user.familyName,
          });
    case "name.givenname":
      return withText(text ?? (value === null ? "" : undefined), (givenName) => ({ ...user, givenName }));
    case "name.familyname":
      return withText(text ?? (value === null ? "" : undefined), (familyName) => ({ ...user, familyName }));
    case "emails":
    case "emails.value":
      if (path.filter !== null && !isMeant(path.filter, user.email)) return ok(user);
      return ok({
        ...user,
        email: isRemoved ? null : (emailIn(value) ?? (op === "add" ? user.email : null)),
      });
    default:
      return ok(user);
  }
}

function withText(
  text: string | undefined,
  change: (text: string) => Unchecked,
): Result<Unchecked, ScimError> {
  return text === undefined ? err(invalidValue("The value of this attribute is a text.")) : ok(change(text));
}

/** Whether a filter on addresses means the only one that is stored: by its value, or as the primary one or that of work. */
function isMeant(filter: ScimFilter, email: string | null): boolean {
  if (!("compValue" in filter)) return true;
  const value = String(filter.compValue).toLowerCase();
  switch (filter.attrPath.toLowerCase()) {
    case "type":
      return value === "work";
    case "primary":
      return value === "true";
    default:
      return value === email?.toLowerCase();
  }
}

/** Whether a change changes nothing, so that the version stays. */
export function isSameUser(one: UserAttributes, other: UserAttributes): boolean {
  return attributes.every((name) => one[name] === other[name]);
}

const attributes = [
  "userName",
  "externalId",
  "givenName",
  "familyName",
  "displayName",
  "email",
  "active",
] as const satisfies readonly (keyof UserAttributes)[];

/** The resource as it is sent; `base` is the address of the service. */
export function userResource(user: StoredUser, base: string) {
  const { id, userName, externalId, givenName, familyName, displayName, email, active } = user;
  const formatted = `${givenName} ${familyName}`.trim();
  return {
    schemas: [scimSchemas.user],
    id,
    ...(externalId === null ? {} : { externalId }),
    userName,
    ...(formatted === "" ? {} : { name: { formatted, givenName, familyName } }),
    ...(displayName === "" ? {} : { displayName }),
    ...(email === null ? {} : { emails: [{ value: email, type: "work", primary: true }] }),
    active,
    meta: metaOf("User", user, base),
  };
}

export function metaOf(
  resourceType: "User" | "Group",
  { id, version, createdAt, changedAt }: Pick<StoredUser, "id" | "version" | "createdAt" | "changedAt">,
  base: string,
) {
  return {
    resourceType,
    created: new Date(createdAt).toISOString(),
    lastModified: new Date(changedAt).toISOString(),
    location: `${base}/${resourceType}s/${id}`,
    version: versionTag(version),
  };
}

export const versionTag = (version: number): string => `W/"${version}"`;

/** Whether the version of an `If-Match` or `If-None-Match` header is this one; weak and strong tags are compared alike. */
export function namesVersion(header: string, version: number): boolean {
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === "*" || tag === `"${version}"`);
}

/** Refuses a body that is no object. */
export function readBody(body: unknown): Result<object, ScimError> {
  return typeof body === "object" && body !== null && !Array.isArray(body)
    ? ok(body)
    : err(invalidSyntax("The body is a JSON object."));
}
