import { provisioningLimits } from "./limits.ts";
import { scimSchemas } from "./scim-error.ts";

/** What the service can (RFC 7643, 5). */
export function providerConfig(base: string) {
  return {
    schemas: [scimSchemas.providerConfig],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: provisioningLimits.page },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "Bearer token",
        description: "A credential that an admin of the institution issues in the administration.",
        specUri: "https://www.rfc-editor.org/rfc/rfc6750",
        primary: true,
      },
    ],
    meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
  };
}

const resourceType = (name: "User" | "Group", schema: string, base: string) => ({
  schemas: [scimSchemas.resourceType],
  id: name,
  name,
  endpoint: `/${name}s`,
  description: name === "User" ? "A person of the institution" : "A group of the directory",
  schema,
  meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/${name}` },
});

export function resourceTypes(base: string) {
  return [resourceType("User", scimSchemas.user, base), resourceType("Group", scimSchemas.group, base)];
}

type Attribute = {
  readonly name: string;
  readonly type: string;
  readonly multiValued: boolean;
  readonly description: string;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: string;
  readonly returned: string;
  readonly uniqueness: string;
  readonly subAttributes?: readonly Attribute[];
  readonly referenceTypes?: readonly string[];
};

const attribute = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: "string",
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...more,
});

const externalId = attribute("externalId", "The id in the directory", { caseExact: true });

const userAttributes = [
  attribute("userName", "The name with which the person signs in", { required: true, uniqueness: "server" }),
  externalId,
  attribute("name", "The name", {
    type: "complex",
    subAttributes: [
      attribute("formatted", "The whole name", { mutability: "readOnly" }),
      attribute("givenName", "The first name"),
      attribute("familyName", "The last name"),
    ],
  }),
  attribute("displayName", "The name that is shown"),
  attribute("active", "Whether the person has access", { type: "boolean" }),
  attribute("emails", "The address; only the primary one is stored", {
    type: "complex",
    multiValued: true,
    uniqueness: "server",
    subAttributes: [
      attribute("value", "The address"),
      attribute("type", "Always work"),
      attribute("primary", "Always true", { type: "boolean" }),
    ],
  }),
];

const groupAttributes = [
  attribute("displayName", "The name", { required: true, uniqueness: "server" }),
  externalId,
  attribute("members", "The people of the group", {
    type: "complex",
    multiValued: true,
    subAttributes: [
      attribute("value", "The id of the person", { mutability: "immutable", caseExact: true }),
      attribute("$ref", "The address of the person", {
        type: "reference",
        mutability: "immutable",
        caseExact: true,
        referenceTypes: ["User"],
      }),
      attribute("display", "The name of the person", { mutability: "readOnly" }),
      attribute("type", "Always User", { mutability: "immutable" }),
    ],
  }),
];

const schemaOf = (id: string, name: string, attributes: readonly Attribute[], base: string) => ({
  schemas: [scimSchemas.schema],
  id,
  name,
  description: name === "User" ? "A person of the institution" : "A group of the directory",
  attributes,
  meta: { resourceType: "Schema", location: `${base}/Schemas/${id}` },
});

export function schemas(base: string) {
  return [
    schemaOf(scimSchemas.user, "User", userAttributes, base),
    schemaOf(scimSchemas.group, "Group", groupAttributes, base),
  ];
}

/** The body of a list (RFC 7644, 3.4.2). */
export function listResponse(resources: readonly unknown[], totalResults: number, startIndex: number) {
  return {
    schemas: [scimSchemas.list],
    totalResults,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

export type ListPage = { readonly offset: number; readonly limit: number };

/** Reads `startIndex`, which begins at 1, and `count`; values below their least are the least (RFC 7644, 3.4.2.4). */
export function readPage(startIndex: unknown, count: unknown): ListPage {
  const from = wholeNumber(startIndex) ?? 1;
  const limit = wholeNumber(count) ?? provisioningLimits.page;
  return {
    offset: Math.min(Math.max(from, 1) - 1, 1_000_000),
    limit: Math.min(Math.max(limit, 0), provisioningLimits.page),
  };
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === "string" && /^-?\d{1,9}$/.test(value) ? Number(value) : undefined;
}
