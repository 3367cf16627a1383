/** The `scimType` of an error, as RFC 7644 (3.12) lists them. */
export type ScimErrorType =
  | "invalidFilter"
  | "tooMany"
  | "uniqueness"
  | "mutability"
  | "invalidSyntax"
  | "invalidPath"
  | "noTarget"
  | "invalidValue";

/** A refusal in SCIM's own form. The people who read `detail` run the directory, so it says what they can do. */
export type ScimError = {
  readonly status: number;
  readonly scimType?: ScimErrorType;
  readonly detail: string;
};

export const scimSchemas = {
  user: "urn:ietf:params:scim:schemas:core:2.0:User",
  group: "urn:ietf:params:scim:schemas:core:2.0:Group",
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  patch: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
  providerConfig: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig",
  resourceType: "urn:ietf:params:scim:schemas:core:2.0:ResourceType",
  schema: "urn:ietf:params:scim:schemas:core:2.0:Schema",
} as const;

/** The body of an error answer; the status is a text there. */
export function scimErrorBody({ status, scimType, detail }: ScimError) {
  return {
    schemas: [scimSchemas.error],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail,
  };
}

export const invalidValue = (detail: string): ScimError => ({
  status: 400,
  scimType: "invalidValue",
  detail,
});
export const invalidSyntax = (detail: string): ScimError => ({
  status: 400,
  scimType: "invalidSyntax",
  detail,
});
export const invalidPath = (detail: string): ScimError => ({ status: 400, scimType: "invalidPath", detail });
export const invalidFilter = (detail: string): ScimError => ({
  status: 400,
  scimType: "invalidFilter",
  detail,
});
export const notUnique = (detail: string): ScimError => ({ status: 409, scimType: "uniqueness", detail });
