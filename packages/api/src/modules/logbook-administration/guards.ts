import { mayAdministerLogbook } from "@cathedra/domain/access";
import { customerAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const logbookAdministrationGuards: readonly Guard[] = [
  ...guardEach(
    [
      "Query.attendings",
      "Query.hospitals",
      "Query.logbookSettings",
      "Mutation.createAttending",
      "Mutation.updateAttending",
      "Mutation.takeBackAddressChange",
      "Mutation.deleteAttending",
      "Mutation.mergeAttendings",
      "Mutation.createHospital",
      "Mutation.updateHospital",
      "Mutation.deleteHospital",
      "Mutation.updateLogbookSettings",
    ],
    { asks: mayAdministerLogbook, of: "listed", lets: customerAdmins, otherwise: "notFound" },
  ),
  { operation: "POST /api/attending-addresses/read", public: "the code of the link in a mail is the right" },
  {
    operation: "POST /api/attending-addresses/answer",
    public: "the code of the link in a mail is the right",
  },
];
