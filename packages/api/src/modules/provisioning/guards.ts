import { mayChangeProvisioning, mayConfirmDomains } from "@cathedra/domain/access";
import { customerAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach, type Operation } from "../../graphql/guards.ts";

const resources = ["Users", "Groups"] as const;

export const provisioningGuards: readonly Guard[] = [
  ...guardEach(
    [
      "Query.provisioning",
      "Query.directoryAccounts",
      "Mutation.setProvisioningMode",
      "Mutation.issueProvisioningCredential",
      "Mutation.revokeProvisioningCredential",
      "Mutation.assignDirectoryGroup",
      "Mutation.answerHeldDeactivations",
      "Mutation.releaseDirectoryAccount",
    ],
    { asks: mayChangeProvisioning, of: "customer", lets: customerAdmins, otherwise: "notFound" },
  ),
  {
    operation: "Mutation.confirmDomains",
    asks: mayConfirmDomains,
    of: "customer",
    lets: ["sysAdmin"],
    otherwise: "notFound",
    knowing: ["customerAdmin", "adminOfBoth"],
  },
  ...guardEach(
    [
      "GET /api/scim/v2/ServiceProviderConfig",
      "GET /api/scim/v2/ResourceTypes",
      "GET /api/scim/v2/ResourceTypes/:id",
      "GET /api/scim/v2/Schemas",
      "GET /api/scim/v2/Schemas/:id",
      ...resources.flatMap((name): readonly Operation[] => [
        `GET /api/scim/v2/${name}`,
        `POST /api/scim/v2/${name}`,
        `GET /api/scim/v2/${name}/:id`,
        `PUT /api/scim/v2/${name}/:id`,
        `PATCH /api/scim/v2/${name}/:id`,
        `DELETE /api/scim/v2/${name}/:id`,
      ]),
    ],
    { public: "the credential of an institution's directory" },
  ),
];
